import TestSupport
import Testing

@testable import LineEditing

struct KeyDecoderTests {
  private func keys(_ text: String) -> [KeyDecoder.Key] {
    var decoder = KeyDecoder()
    return text.unicodeScalars.flatMap { decoder.decode($0) }
  }

  @Test(arguments: [
    ("\u{1B}[A", EditorCommand.up), ("\u{1B}OA", .up), ("\u{1B}[1;5C", .nextWord),
    ("\u{1B}[3~", .delete), ("\u{1B}[200~", .paste), ("\u{1B}\r", .newline),
    ("\u{1B}\u{1B}[B", .down),
  ])
  func `recognises keys of several bytes`(sent: String, command: EditorCommand) {
    #expect(keys(sent) == [.command(command)])
  }

  @Test(arguments: ["a", "\r", "\u{7F}", "\u{1B}b", "\u{1B}5", "\u{1B}%", "\u{0}", "\u{1C}", "한"])
  func `passes all other keys to libedit`(sent: String) {
    #expect(keys(sent) == sent.unicodeScalars.map { .typed($0) })
  }

  @Test(arguments: [
    "\u{1B}[15~", "\u{1B}[1;2A", "\u{1B}[[A", "\u{1B}OP", "\u{1B}[<0;1;1M", "\u{1B}[I",
    "\u{1B}[?62;4c",
  ])
  func `decodes an unknown key as one without effect`(sent: String) {
    #expect(keys(sent + "a") == [.command(.nothing), .typed("a")])
  }

  @Test func `decodes a quoted character as a literal`() {
    var decoder = KeyDecoder()
    decoder.isQuoting = true
    #expect(decoder.decode("\u{1B}") == [.literal("\u{1B}")])
    #expect(decoder.decode("a") == [.typed("a")])
  }

  @Test func `returns a pending Escape on request`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}").isEmpty && decoder.isAfterEscape)
    #expect(decoder.takeEscape() == .typed("\u{1B}"))
    #expect(decoder.takeEscape() == nil)
    #expect(decoder.decode("k") == [.typed("k")])
  }

  @Test func `limits the length of a sequence`() {
    #expect(keys("\u{1B}[12\ra") == [.typed("\r"), .typed("a")])
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 60)).count > 1)
  }

  @Test func `replaces scalars that control a terminal or stand for a command`() {
    #expect(keys("\u{9B}") == [.typed("\u{FFFD}")])
    for command in EditorCommand.allCases {
      #expect(keys(String(Character(command.scalar))) == [.typed("\u{FFFD}")])
    }
  }
}

struct PastedTextTests {
  private func pasted(_ text: String) -> String? {
    var paste = PastedText()
    for byte in (text + "\u{1B}[201~").utf8 where paste.add(byte) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: paste.scalars)
      return String(view)
    }
    return nil
  }

  @Test(arguments: [
    ("open", "open"), ("a\rb\r", "a\nb\n"), ("a\r\nb", "a\nb"), ("a\n\rb", "a\n\nb"),
    ("a\tb", "a\tb"), ("한글", "한글"), ("\u{1B}[31mred\u{7F}", "[31mred"), ("", ""),
    ("a\u{1B}[201", "a[201"), ("\0", ""),
  ])
  func `has one kind of line end and no control characters`(text: String, clean: String) {
    #expect(pasted(text) == clean)
  }
}

struct ScalarDecoderTests {
  private func decoded(_ bytes: [UInt8]) -> String {
    var decoder = ScalarDecoder()
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(contentsOf: decoder.decode(byte)) }
    return String(text)
  }

  @Test(arguments: [
    "", "open", "한국어", "👨‍👩‍👧", "e\u{301}", "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}",
  ])
  func `decodes UTF-8`(text: String) {
    #expect(decoded(Array(text.utf8)) == text)
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "\u{FFFD}a"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0xE0, 0x80, 0x80], "\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}"),
      ([0x80], "\u{FFFD}"),
      ([0xED, 0x95, 0x0A], "\u{FFFD}\n"),
      ([0xED, 0x95, 0xED, 0x95, 0x9C], "\u{FFFD}한"),
    ] as [([UInt8], String)]
  )
  func `replaces invalid UTF-8 and loses no key`(bytes: [UInt8], text: String) {
    #expect(decoded(bytes) == text)
  }

  @Test func `reports an incomplete scalar`() {
    var decoder = ScalarDecoder()
    #expect(decoder.decode(0xED).isEmpty)
    #expect(decoder.isInside)
    #expect(decoder.decode(0x95).isEmpty)
    #expect(decoder.decode(0x9C) == ["한"])
    #expect(!decoder.isInside)
  }

  @Test func `never gives more scalars than bytes`() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let bytes = (0..<20).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      #expect(decoded(bytes).unicodeScalars.count <= bytes.count)
    }
  }
}
