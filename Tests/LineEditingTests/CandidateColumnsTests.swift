import SeededRandom
import Testing

@testable import LineEditing

struct CandidateColumnsTests {
  private func rows(_ words: [String], _ columns: Int, limit: Int = .max) -> [String] {
    CandidateColumns(words, columns: columns, rows: limit, width: testWidth).rows
  }

  @Test func `reads from top to bottom`() {
    #expect(rows(["a", "b", "c", "d", "e"], 7) == ["a  c  e", "b  d"])
  }

  @Test func `counts wide characters twice`() {
    #expect(rows(["한국어", "ab", "한", "abc"], 14) == ["한국어  한", "ab      abc"])
  }

  @Test func `puts words that are too long below each other`() {
    #expect(rows(["0123456789", "abcdefghij"], 8) == ["0123456789", "abcdefghij"])
  }

  @Test func `gives the number of hidden words`() {
    #expect(rows(["a", "b", "c", "d", "e"], 1, limit: 3) == ["a", "b", "… and 3 more"])
    #expect(rows(["a", "b", "c"], 1, limit: 3) == ["a", "b", "c"])
  }

  @Test func `shows control characters as escapes`() {
    #expect(rows(["a\u{1B}[31m"], 40) == ["a\\u{1B}[31m"])
  }

  @Test func `has no rows without words`() {
    #expect(rows([], 40).isEmpty)
  }

  @Test(arguments: 0..<40)
  func `loses no word and is never too wide`(columns: Int) {
    var generator = SplitMix64(seed: UInt64(columns))
    let words = (0..<Int.random(in: 0..<30, using: &generator)).map { index in
      "w\(index)" + String(repeating: "한", count: Int.random(in: 0..<4, using: &generator))
    }
    let rows = rows(words, columns)
    let shown = rows.flatMap { $0.split(separator: " ").map(String.init) }
    #expect(shown.sorted() == words.sorted())
    let widest = words.map { $0.columns(width: testWidth) }.max() ?? 0
    #expect(rows.allSatisfy { $0.columns(width: testWidth) <= max(columns, widest) })
  }
}
