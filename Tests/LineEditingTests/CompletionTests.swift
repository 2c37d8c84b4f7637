import SeededRandom
import Testing

@testable import LineEditing

struct CompletionTests {
  private func effect(_ candidates: [String], after typed: String) -> Completion.Effect {
    Completion(replacing: typed.count, candidates: candidates).effect(after: typed)
  }

  @Test func `inserts the only candidate with a blank`() {
    #expect(effect(["open"], after: "op") == .insert("open "))
    #expect(effect(["open", "open"], after: "open") == .insert("open "))
  }

  @Test func `adds no second blank`() {
    let completion = Completion(replacing: 2, candidates: ["open"])
    #expect(completion.effect(after: "op", isBeforeBlank: true) == .insert("open"))
  }

  @Test func `inserts what all candidates have in common`() {
    #expect(effect(["lesson", "lessons"], after: "l") == .insert("lesson"))
    #expect(effect(["한국어", "한국인"], after: "한") == .insert("한국"))
    #expect(effect(["Products", "Profile"], after: "p") == .insert("Pro"))
  }

  @Test func `lists candidates when nothing more is certain`() {
    #expect(effect(["tap", "trace", "tap"], after: "t") == .list(["tap", "trace"]))
    #expect(effect(["a", "b"], after: "") == .list(["a", "b"]))
  }

  @Test func `does nothing without candidates`() {
    #expect(effect([], after: "x") == .none)
  }
}

@Suite struct CandidateListTests {
  private func list(_ words: [(String, String)], columns: Int = 40, rows: Int = 10) -> [String] {
    CandidateList(words, columns: columns, rows: rows, width: testWidth).rows
      .map { $0.word + $0.meaning }
  }

  @Test func `aligns the meanings in one column`() {
    #expect(
      list([("tap", "a row"), ("findings", "what is wrong"), ("한글", "Korean")])
        == ["tap       a row", "findings  what is wrong", "한글      Korean"]
    )
  }

  @Test func `shortens long meanings and fills no line`() {
    let rows = list([("tap", String(repeating: "한", count: 40))], columns: 30)
    #expect(rows == ["tap  " + String(repeating: "한", count: 11) + "…"])
  }

  @Test func `has no rows without room or meanings`() {
    #expect(list([("tap", ""), ("open", "")]).isEmpty)
    #expect(list([("tap", "a row"), ("open", "")], rows: 1).isEmpty)
    #expect(list([("tap", "a row")], columns: 20).isEmpty)
  }

  @Test func `shows no control character raw`() {
    #expect(list([("a\u{1B}", "b\u{7}")]).joined().unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}

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
