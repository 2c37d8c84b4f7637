import SeededRandom
import Testing

@testable import LineEditing

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
