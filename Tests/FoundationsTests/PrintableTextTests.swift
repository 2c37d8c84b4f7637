import PrintableText
import TestSupport
import Testing

struct PrintableTextTests {
  /// Every character up to the supplementary ideographs, every tag, and some of what else there is.
  private static let scalars =
    (Array(0...UInt32(0x3400)) + Array(0xA000...0x20000) + Array(0xE0000...0xE0200)
    + Array(stride(from: 0x3400, through: 0x10FFFF, by: 997))).compactMap(Unicode.Scalar.init)

  /// Format characters that writing needs, or that are drawn.
  private static let kept: Set<UInt32> = Set(
    [0x200C, 0x200D, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD]
      + Array(0x600...0x605) + Array(0x13430...0x1343F)
  )

  @Test func `controls, line separators and format characters are unprintable`() {
    let wrong = Self.scalars.filter { scalar in
      let isMeant =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: !Self.kept.contains(scalar.value)
        default: false
        }
      return scalar.isUnprintable != isMeant
    }
    #expect(wrong.map { String($0.value, radix: 16) } == [])
  }

  @Test func `reading an escaped character restores it`() {
    let changed = Self.scalars.filter { scalar in
      let text = "a\(scalar)b"
      let escaped = text.escaped()
      return escaped.unicodeScalars.contains(where: \.isUnprintable)
        || String(unescaping: escaped)?.unicodeScalars.elementsEqual(text.unicodeScalars) != true
    }
    #expect(changed.map { String($0.value, radix: 16) } == [])
  }

  @Test func `reading an escaped text restores it`() {
    var random = SplitMix64(seed: 12)
    let alphabet: [Unicode.Scalar] = [
      "\\", "\"", "n", "t", "u", "{", "}", "1", "\n", "\t", "\r", "\u{1B}", "\u{200E}", "é", "👩",
      "\u{200D}", "\u{FE0F}", "\u{301}", "\u{E0067}",
    ]
    for _ in 0..<5_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.append(alphabet.randomElement(using: &random) ?? "a")
      }
      let escaped = String(text).escaped()
      #expect(String(unescaping: escaped)?.unicodeScalars.elementsEqual(text) == true, "\(escaped)")
    }
  }

  @Test(arguments: [
    ("a\nb\tc", #"a\nb\tc"#), ("\u{1B}[2J", #"\u{1B}[2J"#), ("\r", #"\u{D}"#),
    ("\u{200E}\u{200F}", #"\u{200E}\u{200F}"#), ("\u{202E}abc", #"\u{202E}abc"#),
    (#"C:\temp "x""#, #"C:\temp "x""#), ("👩‍👧 ❤️ می‌خواهم", "👩‍👧 ❤️ می‌خواهم"), ("", ""),
    ("\u{9B}", #"\u{9B}"#), ("\u{7F}\0", #"\u{7F}\u{0}"#), ("\r\n", #"\u{D}\n"#), ("🍲 \\", "🍲 \\"),
  ])
  func `shows`(text: String, shown: String) {
    #expect(text.printable() == shown)
  }

  @Test func `tabs are kept where they are wanted`() {
    #expect("a\tb\r".printable(keeping: "\t") == "a\tb\\u{D}")
  }

  @Test(arguments: [
    #"\"#, #"a\x"#, #"\u"#, #"\u{"#, #"\u{110000}"#, #"\u{D800}"#, #"\u{+1}"#, #"\u{-0}"#,
    #"\u{1 }"#,
    #"\u{123456789}"#, #"\u1B"#,
  ])
  func `reads no escape in`(text: String) {
    #expect(String(unescaping: text) == nil)
  }

  @Test(arguments: [(#"\u{}"#, ""), (#"\u{1b}"#, "\u{1B}"), (#"\u{0001F469}"#, "👩")])
  func `reads`(text: String, meant: String) {
    #expect(String(unescaping: text) == meant)
  }

  @Test(arguments: [200, 201])
  func `shows the beginning and the end of a long word once each`(count: Int) {
    let word = String(repeating: "가", count: count)
    let half = String(repeating: "가", count: 100)
    #expect(word.readable == (count > 200 ? half + "…" + half : word))
  }
}

struct RepeatedScalarTests {
  @Test(arguments: [(" ", 20), ("─", 3), ("😀", 2), ("é", 1), ("─", 0)] as [(Unicode.Scalar, Int)])
  func `equals the result of the standard library`(_ scalar: Unicode.Scalar, _ count: Int) {
    #expect(String(scalar, times: count) == String(repeating: String(scalar), count: count))
  }

  @Test func `is empty for a negative count`() {
    #expect(String("─", times: -1).isEmpty)
  }
}
