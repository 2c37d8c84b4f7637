import TestSupport
import Testing

@testable import TerminalText

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("View", 4), ("é", 1), ("e\u{301}", 1), ("김치", 4), ("ｱ", 1), ("Ａ", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("🍲", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("☝🏽", 2), ("🇰🇷", 2),
    ("🇰🇷🇮🇩", 4), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{200B}", 0), ("\u{7}", 0),
    ("กำ", 2), ("क्ष", 2), ("┊►", 2), ("\u{1FAE8}", 2), ("\u{AD}", 1), ("\u{10FFFF}", 1),
    ("Item 김치찌개 🍲", 16), ("あア", 4), ("漢字", 4), ("、。", 4), ("\u{302A}", 0), ("가\u{200D}나", 4),
    ("a🏽", 3), ("\u{85}", 0),
  ])
  func `counts columns as a terminal does`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("│", 1, 2), ("─►", 2, 3), ("α", 1, 2), ("°", 1, 2), ("e\u{301}", 1, 1), ("é", 1, 2),
    ("\u{AD}", 1, 1), ("김치", 4, 4), ("View", 4, 4), ("►", 1, 1), ("❤️", 2, 2), ("…", 1, 2),
  ])
  func `counts ambiguous characters as the terminal is set`(text: String, narrow: Int, wide: Int) {
    #expect(text.displayWidth(ambiguous: .narrow) == narrow)
    #expect(text.displayWidth(ambiguous: .wide) == wide)
  }

  @Test func `holds each scalar in one table at most, in order`() {
    let tables = [WidthRanges.wides, WidthRanges.ambiguous]
    for table in tables {
      #expect(table.count % 2 == 0 && table == table.sorted())
    }
    var ranges = tables.flatMap { table in
      stride(from: 0, to: table.count, by: 2).map { table[$0]...table[$0 + 1] }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
  }

  @Test func `agrees with a search through the whole table`() {
    var random = SplitMix64(seed: 4)
    let sample =
      (0..<0x3000).map { UInt32($0) }
      + (0..<2000).map { _ in .random(in: 0x3000...0x1FFFF, using: &random) }
    for scalar in sample.compactMap(Unicode.Scalar.init) {
      #expect(
        String(scalar).displayWidth == slowWidth(of: scalar),
        "U+\(String(scalar.value, radix: 16))"
      )
    }
  }

  @Test func `adds up over clusters and over lines`() {
    var random = SplitMix64(seed: 5)
    let pieces = ["a", "김", "🍲", "e\u{301}", "👩‍👩‍👧", "🇰🇷", "│", "\n", "❤️", "\u{200D}", "漢", "1️⃣", " "]
    for _ in 0..<500 {
      let lines = (0..<3).map { _ in
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          pieces.randomElement(using: &random) ?? ""
        }
        .joined()
      }
      for line in lines {
        #expect(line.displayWidth == line.reduce(0) { $0 + $1.displayWidth() })
      }
      #expect(
        lines.joined(separator: "\n").displayWidth == lines.reduce(0) { $0 + $1.displayWidth }
      )
    }
  }

  /// Returns the width of a single scalar by its category and by linear search in every range.
  private func slowWidth(of scalar: Unicode.Scalar) -> Int {
    func isIn(_ table: [UInt32]) -> Bool {
      stride(from: 0, to: table.count, by: 2).contains { table[$0]...table[$0 + 1] ~= scalar.value }
    }
    let isJamo = 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value
    switch scalar.properties.generalCategory {
    case _ where isJamo: return 0
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
    case .format: return scalar == "\u{AD}" ? 1 : 0
    default: return isIn(WidthRanges.wides) ? 2 : 1
    }
  }
}
