import TerminalText
import TestSupport
import Testing

@testable import LineEditing

struct CompletionTests {
  @Test(arguments: [
    // the only candidate, with a blank; what all candidates have in common
    (["open"], "op", Completion.Effect.insert("open ")),
    (["open", "open"], "open", .insert("open ")),
    (["lesson", "lessons"], "l", .insert("lesson")), (["한국어", "한국인"], "한", .insert("한국")),
    (["Products", "Profile"], "p", .insert("Pro")),
    // a list when nothing more is certain
    (["tap", "trace", "tap"], "t", .list(["tap", "trace"])), (["a", "b"], "", .list(["a", "b"])),
    ([], "x", .none),
  ])
  func `inserts what is certain`(candidates: [String], typed: String, effect: Completion.Effect) {
    let completion = Completion(replacing: typed.count, candidates: candidates)
    #expect(completion.effect(after: typed) == effect)
  }

  @Test func `adds no second blank`() {
    let completion = Completion(replacing: 2, candidates: ["open"])
    #expect(completion.effect(after: "op", isBeforeBlank: true) == .insert("open"))
  }
}

@Suite struct CandidateListTests {
  private func list(_ words: [(String, String)], columns: Int = 40, rows: Int = 10) -> [String] {
    Completion.list(words, columns: columns, rows: rows).map(\.plain)
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
    Completion.rows(of: words, columns: columns, rows: limit).map(\.plain)
  }

  @Test(arguments: [
    // from top to bottom; wide characters count twice
    (["a", "b", "c", "d", "e"], 7, Int.max, ["a  c  e", "b  d"]),
    (["한국어", "ab", "한", "abc"], 14, .max, ["한국어  한", "ab      abc"]),
    (["0123456789", "abcdefghij"], 8, .max, ["0123456789", "abcdefghij"]),
    // the number of hidden words
    (["a", "b", "c", "d", "e"], 1, 3, ["a", "b", "… and 3 more"]),
    (["a", "b", "c"], 1, 3, ["a", "b", "c"]),
    (["a\u{1B}[31m"], 40, .max, ["a\\u{1B}[31m"]), ([], 40, .max, []),
  ])
  func `puts words in columns`(words: [String], columns: Int, limit: Int, shown: [String]) {
    #expect(rows(words, columns, limit: limit) == shown)
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
    let widest = words.map(\.displayWidth).max() ?? 0
    #expect(rows.allSatisfy { $0.displayWidth <= max(columns, widest) })
  }
}
