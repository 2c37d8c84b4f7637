import Testing

@testable import LineEditing

struct EarlierLinesTests {
  @Test func `goes through earlier lines and comes back to what was typed`() {
    var lines = EarlierLines(["one", "two"])
    let draft = EditBuffer("draft")
    #expect(lines.recall(1, from: draft) == EditBuffer("two"))
    #expect(lines.recall(0, from: EditBuffer("two!")) == EditBuffer("one"))
    #expect(lines.recall(-1, from: EditBuffer("one")) == nil)
    #expect(lines.recall(0, from: EditBuffer("one")) == nil)
    #expect(lines.recall(2, from: EditBuffer("one")) == draft)
    #expect(lines.recall(3, from: draft) == nil)
  }

  @Test func `searches towards the first line and back`() {
    let entries = ["load products", "open", "load todos", "tap 1"]
    var search = HistorySearch(from: 4, direction: .older, origin: EditBuffer("draft"))
    search.pattern = "load"
    let first = search.match(in: entries)
    #expect(first?.index == 2)
    #expect(first?.buffer == buffer("load todos", cursor: 0))
    search.advance(.older)
    let second = search.match(in: entries)
    #expect(second?.index == 0)
    search.advance(.older)
    let third = search.match(in: entries)
    #expect(third == nil)
    #expect(search.prompt == "not found 'load': ")
    search.advance(.newer)
    let last = search.match(in: entries)
    #expect(last?.index == 2)
  }
}
