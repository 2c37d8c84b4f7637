import Testing

@testable import LineEditing

struct EarlierLinesTests {
  @Test func `recalls earlier lines and returns to the typed line`() {
    var lines = EarlierLines(["one", "two"])
    let draft = EditBuffer("draft")
    #expect(lines.recall(1, from: draft) == EditBuffer("two"))
    #expect(lines.recall(0, from: EditBuffer("two!")) == EditBuffer("one"))
    #expect(lines.recall(-1, from: EditBuffer("one")) == nil)
    #expect(lines.recall(0, from: EditBuffer("one")) == nil)
    #expect(lines.recall(2, from: EditBuffer("one")) == draft)
    #expect(lines.recall(3, from: draft) == nil)
  }

  @Test func `keeps changed lines until the line is left`() {
    var lines = EarlierLines(["one", "two"])
    #expect(lines.recall(1, from: EditBuffer("draft")) == EditBuffer("two"))
    #expect(lines.recall(0, from: EditBuffer("two!")) == EditBuffer("one"))
    #expect(lines.recall(1, from: EditBuffer("one")) == EditBuffer("two!"))
    #expect(lines.recall(2, from: EditBuffer("two!")) == EditBuffer("draft"))
    #expect(lines.recall(older: true, from: EditBuffer("draft")) == EditBuffer("two!"))
    #expect(lines.recall(older: true, from: EditBuffer("two")) == EditBuffer("one"))
    #expect(lines.recall(older: false, from: EditBuffer("one")) == EditBuffer("two"))
  }

  @Test func `recalls lines with the typed beginning`() {
    var lines = EarlierLines(["load a", "open", "load b", "load b", "tap"])
    let draft = EditBuffer("lo")
    #expect(lines.recall(older: true, from: draft) == EditBuffer("load b"))
    #expect(lines.recall(older: true, from: EditBuffer("load b")) == EditBuffer("load a"))
    #expect(lines.recall(older: true, from: EditBuffer("load a")) == nil)
    #expect(lines.recall(older: false, from: EditBuffer("load a")) == EditBuffer("load b"))
    #expect(lines.recall(older: false, from: EditBuffer("load b")) == draft)
    #expect(lines.recall(older: false, from: draft) == nil)
  }

  @Test(arguments: ["", "nothing like it"])
  func `recalls all lines where none has the typed beginning`(text: String) {
    var lines = EarlierLines(["one", "two"])
    let draft = EditBuffer(text)
    #expect(lines.recall(older: true, from: draft) == EditBuffer("two"))
    #expect(lines.recall(older: true, from: EditBuffer("two")) == EditBuffer("one"))
    #expect(lines.recall(older: false, from: EditBuffer("one")) == EditBuffer("two"))
    #expect(lines.recall(older: false, from: EditBuffer("two")) == draft)
  }

  @Test func `finds the last line with the typed beginning`() {
    let history = History()
    for line in ["load a", "load b", "load\nc", "한국어 하나"] { history.append(line) }
    #expect(history.latest(beginningWith: "load") == "load b")
    #expect(history.latest(beginningWith: "load b") == nil)
    #expect(history.latest(beginningWith: "한국") == "한국어 하나")
  }

  @Test func `searches towards the first line and back`() {
    let entries = ["load products", "open", "load todos", "tap 1"]
    var search = HistorySearch(origin: EditBuffer("draft"), index: 4, isOlder: true)
    search.pattern = "load"
    let first = search.match(in: entries)
    #expect(first?.index == 2)
    #expect(first?.buffer == buffer("load todos", cursor: 0))
    search.advance(older: true)
    let second = search.match(in: entries)
    #expect(second?.index == 0)
    search.advance(older: true)
    let third = search.match(in: entries)
    #expect(third == nil)
    #expect(search.prompt == "not found 'load': ")
    search.advance(older: false)
    let last = search.match(in: entries)
    #expect(last?.index == 2)
  }
}
