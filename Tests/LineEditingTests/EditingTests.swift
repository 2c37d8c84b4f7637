import Testing

@testable import LineEditing

struct EditingTests {
  private func editing(_ text: String, after entries: [String] = []) -> Editing {
    var editing = Editing(after: entries)
    editing.insert(Array(text.unicodeScalars))
    return editing
  }

  private func text(_ text: String, after commands: [EditorCommand]) -> String {
    var editing = editing(text)
    for command in commands { _ = editing.perform(command) }
    return editing.buffer.text
  }

  @Test(arguments: [
    ("한국어", [EditorCommand.backspace], "한국"),
    ("abc", [.start, .delete], "bc"),
    ("open door", [.previousWord, .killToEnd], "open "),
    ("open door", [.killToBlank], "open "),
    ("open door", [.killPreviousWord, .yank, .yank], "open doordoor"),
    ("open door", [.start, .killNextWord], " door"),
    ("open door", [.killToStart, .yank], "open door"),
    ("abc", [.transpose], "acb"),
    ("open door", [.start, .uppercase, .capitalize], "OPEN Door"),
    ("ÉTÉ", [.start, .lowercase], "été"),
    ("ab", [.left, .newline], "a\nb"),
  ])
  func `edits as Emacs does`(typed: String, commands: [EditorCommand], result: String) {
    #expect(text(typed, after: commands) == result)
  }

  @Test(arguments: [
    EditorCommand.left, .right, .backspace, .delete, .killToEnd, .up, .down, .older, .newest, .yank,
    .transpose,
  ])
  func `says when there is nothing to do`(command: EditorCommand) {
    var editing = Editing()
    let isDone = editing.perform(command)
    #expect(!isDone)
  }

  /// What the line is after each command; a stroke where it could not be done.
  private func texts(_ editing: inout Editing, after commands: [EditorCommand]) -> [String] {
    commands.map { editing.perform($0) ? editing.buffer.text : "-" }
  }

  @Test func `goes through earlier lines and comes back to what was typed`() {
    var editing = editing("draft", after: ["one", "two"])
    let texts = texts(&editing, after: [.up, .up, .up, .down, .down, .down, .oldest, .newest])
    #expect(texts == ["two", "one", "-", "two", "draft", "-", "one", "draft"])
  }

  @Test func `searches earlier lines while the text is typed`() {
    var editing = editing("draft", after: ["load products", "open", "load todos", "tap 1"])
    _ = editing.perform(.searchOlder)
    editing.insert(Array("load".unicodeScalars))
    #expect(editing.buffer == buffer("load todos", cursor: 0))
    let texts = texts(&editing, after: [.searchOlder, .searchOlder])
    #expect(texts == ["load products", "-"])
    #expect(editing.search?.prompt == "not found 'load': ")
    let later = self.texts(&editing, after: [.searchNewer, .end])
    #expect(later == ["load todos", "load todos"])
    #expect(editing.search == nil && editing.buffer.isAtEnd)
  }

  @Test func `gives the line back when a search is given up`() {
    var editing = editing("draft", after: ["open"])
    _ = editing.perform(.searchOlder)
    editing.insert(["o"])
    let texts = texts(&editing, after: [.cancel, .backspace])
    #expect(texts == ["draft", "draf"])
  }
}
