import Testing

@testable import LineEditing

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
