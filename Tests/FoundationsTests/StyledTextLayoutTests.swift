import PrintableText
import Testing
import Traces

@testable import TerminalText

@Suite struct StyledTextLayoutTests {
  @Test(arguments: [
    (4, "View"), (3, "Vi…"), (1, "…"), (0, ""), (-1, ""), (9, "View"),
  ])
  func `cuts with an ellipsis`(width: Int, text: String) {
    #expect("View".cut(to: width) == text)
  }

  @Test func `cuts between two characters`() {
    #expect("김치찌개".cut(to: 6) == "김치…")
    #expect("a👩‍👩‍👧b".cut(to: 3, ellipsis: "") == "a👩‍👩‍👧")
  }

  @Test func `cuts across styles`() {
    let text = StyledText("lost: ", .bad) + StyledText("nil")
    #expect(text.cut(to: 8).runs.map(\.text) == ["lost: ", "n…"])
    #expect(text.cut(to: 6).runs.map(\.text) == ["lost:…"])
  }

  @Test func `pads to a width`() {
    #expect(StyledText("김치").padded(to: 6).plain == "김치  ")
    #expect(StyledText("View").padded(to: 2).plain == "View")
  }

  @Test func `wraps at blanks and breaks what is too long`() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("찌개찌개 a".wrapped(to: 4) == ["찌개", "찌개", "a"])
    #expect("".wrapped(to: 4).isEmpty)
  }

  @Test(arguments: [
    ("a\nb\t\r", #"a\nb\t\u{D}"#), ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{9B}", #"\u{9B}"#),
    ("\u{202E}abc", #"\u{202E}abc"#), ("\u{7F}\0", #"\u{7F}\u{0}"#), ("\r\n", #"\u{D}\n"#),
    ("김치 🍲 \\", "김치 🍲 \\"),
  ])
  func `shows controls as escapes`(text: String, escaped: String) {
    #expect(text.printable() == escaped)
  }

  @Test func `colours for a terminal`() {
    var text = StyledText("#7 ", .dim)
    text.append("View", .role(.view))
    text.append(" lost\n", .bad)
    #expect(text.ansi == "\u{1B}[2m#7 \u{1B}[0m\u{1B}[94mView\u{1B}[0m\u{1B}[31m lost\u{1B}[0m\n")
  }

  @Test func `lets no control character through to a terminal`() {
    #expect(StyledText("a\u{1B}[2Jb\nc").ansi == "a\\u{1B}[2Jb\nc")
  }

  @Test func `colours a team's own role as its standard role`() {
    let wireframe = StyledText("x", .role(Role("Wireframe", as: .router)))
    #expect(wireframe.ansi == StyledText("x", .role(.router)).ansi)
  }
}

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
