import TerminalText
import Testing

@testable import LineEditing

struct FrameTests {
  private let red = StyledText("ab", .bad)

  private func line(_ buffer: EditBuffer, on screen: EditorScreen) -> DrawnLine {
    DrawnLine(screen: screen, buffer: buffer, above: [], start: nil)
  }

  @Test func `colours the prompt, and the text as given`() {
    #expect(screen().frame(of: buffer("ab")) == "\u{1B}[36m> \u{1B}[0mab\u{1B}[J\r\u{1B}[4C")
    #expect(screen().frame(of: buffer("ab"), painted: red).contains("\u{1B}[31mab\u{1B}[0m"))
    let other = screen().frame(of: buffer("abc"), painted: red)
    #expect(!other.contains("[31m") && other.contains("abc"))
  }

  @Test func `shows no colour where none is wanted`() {
    let frame = screen(isColoured: false).frame(of: buffer("ab"), painted: red, hint: "c")
    #expect(frame == "> ab\u{1B}[J\r\u{1B}[4C")
  }

  @Test(arguments: [
    // wraps in the terminal; goes to the next row when the cursor stands behind a full one
    ("0123456789", 0, "", "0123456789\u{1B}[J\u{1B}[1A\r\u{1B}[2C", 0),
    ("01234567", 8, "", "01234567 \r\u{1B}[J\r", 1),
    // a hint, as much as there is room for
    ("op", 2, "en", "op\u{1B}[J\u{1B}[2men\u{1B}[0m\r\u{1B}[4C", 0),
    ("op", 2, "en the door", "\u{1B}[2men t…\u{1B}[0m\r\u{1B}[4C", 0),
  ])
  func `comes back to the cursor`(text: String, cursor: Int, hint: String, end: String, row: Int) {
    let buffer = buffer(text, cursor: cursor)
    #expect(screen().frame(of: buffer, hint: hint).hasSuffix(end))
    #expect(line(buffer, on: screen()).cursorRow == row)
  }

  @Test(arguments: [
    ("op", 1, "en"), ("", 0, "open"), ("a\nb", 3, "c"),
    ("op", 2, "\u{1B}[31m"), ("op", 2, ""),
  ])
  func `shows no hint where none fits`(text: String, cursor: Int, hint: String) {
    let frame = screen().frame(of: buffer(text, cursor: cursor), hint: hint)
    #expect(!frame.contains("[2m"))
  }

  @Test func `shows the rows around the cursor when the text is taller than the screen`() {
    let text = String(repeating: "a", count: 28) + String(repeating: "b", count: 30)
    let line = line(buffer(text), on: screen(rows: 3, isColoured: false))
    #expect(
      line.screen.frame(of: line.buffer) == String(repeating: "b", count: 20) + " \r\u{1B}[J\r"
    )
    #expect(line.cursorRow == 2)
    #expect(!line.isWhole)
    let start = screen(columns: 10, rows: 3).frame(of: buffer(text, cursor: 0))
    #expect(start.hasSuffix(String(repeating: "a", count: 28) + "\u{1B}[2A\r\u{1B}[2C"))
  }

  @Test func `shows control characters as carets`() {
    #expect(screen().frame(of: buffer("\u{1B}[m")).contains("^[[m"))
  }

  @Test(arguments: [
    ("viper> ", "viper> "), ("a\nb", "a\\nb"), ("\u{1B}[2J", "\\u{1B}[2J"),
    ("한\u{9B}", "한\\u{9B}"),
    ("\r\n", "\\u{D}\\n"), ("a\u{202E}b", "a\\u{202E}b"),
  ])
  func `a prompt escapes control characters`(text: String, shown: String) {
    #expect(Prompt(text).text == shown)
  }
}
