import Testing

@testable import TerminalText

@Suite struct TextColumnsTests {
  @Test func `puts cells below each other, whatever their width`() {
    let rows: [[StyledText]] = [["#1", "한국", "a"], ["#12", "b", "waits"]]
    #expect(rows.inColumns().map(\.plain) == ["#1   한국  a", "#12  b     waits"])
  }

  @Test func `leaves no blanks at the end of a row`() {
    let rows: [[StyledText]] = [["in", "", ""], ["answering", "b"], ["", ""], []]
    #expect(rows.inColumns().map(\.plain) == ["in", "answering  b", "", ""])
  }
}
