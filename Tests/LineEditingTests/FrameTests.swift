import Testing

@testable import LineEditing

struct FrameTests {
  private let red = [ColouredText("ab", attributes: "31")]

  @Test func `colours the prompt and leaves the text`() {
    let frame = screen().frame(of: buffer("ab"))
    #expect(frame.bytes == "\u{1B}[36m> \u{1B}[0mab\u{1B}[J\r\u{1B}[4C")
  }

  @Test func `colours the text as given`() {
    let frame = screen().frame(of: buffer("ab"), painted: red)
    #expect(frame.bytes.contains("\u{1B}[31mab\u{1B}[0m"))
  }

  @Test func `ignores colours of a text other than the line`() {
    let frame = screen().frame(of: buffer("abc"), painted: red)
    #expect(!frame.bytes.contains("[31m"))
    #expect(frame.bytes.contains("abc"))
  }

  @Test func `shows no colour where none is wanted`() {
    let frame = screen(isColoured: false).frame(of: buffer("ab"), painted: red, hint: "c")
    #expect(frame.bytes == "> ab\u{1B}[J\r\u{1B}[4C")
  }

  @Test func `leaves wrapping to the terminal`() {
    let frame = screen().frame(of: buffer("0123456789", cursor: 0))
    #expect(frame.bytes.hasSuffix("0123456789\u{1B}[J\u{1B}[1A\r\u{1B}[2C"))
    #expect(frame.cursorRow == 0)
  }

  @Test func `goes to the next row when the cursor stands behind a full one`() {
    let frame = screen().frame(of: buffer("01234567"))
    #expect(frame.bytes.hasSuffix("01234567 \r\u{1B}[J\r"))
    #expect(frame.cursorRow == 1)
  }

  @Test func `shows a hint and comes back`() {
    let frame = screen().frame(of: buffer("op"), hint: "en")
    #expect(frame.bytes.hasSuffix("op\u{1B}[J\u{1B}[2men\u{1B}[0m\r\u{1B}[4C"))
  }

  @Test func `shows as much of a hint as there is room for`() {
    let frame = screen().frame(of: buffer("op"), hint: "en the door")
    #expect(frame.bytes.hasSuffix("\u{1B}[2men t…\u{1B}[0m\r\u{1B}[4C"))
  }

  @Test(arguments: [
    ("op", 1, "en"), ("", 0, "open"), ("a\nb", 3, "c"),
    ("op", 2, "\u{1B}[31m"), ("op", 2, ""),
  ])
  func `shows no hint where none fits`(text: String, cursor: Int, hint: String) {
    let frame = screen().frame(of: buffer(text, cursor: cursor), hint: hint)
    #expect(!frame.bytes.contains("[2m"))
  }

  @Test func `shows the rows around the cursor when the text is taller than the screen`() {
    let text = String(repeating: "a", count: 28) + String(repeating: "b", count: 30)
    let frame = screen(rows: 3, isColoured: false).frame(of: buffer(text))
    #expect(frame.bytes == String(repeating: "b", count: 20) + " \r\u{1B}[J\r")
    #expect(frame.cursorRow == 2)
    #expect(!frame.isWhole)
    let start = screen(columns: 10, rows: 3).frame(of: buffer(text, cursor: 0))
    #expect(start.bytes.hasSuffix(String(repeating: "a", count: 28) + "\u{1B}[2A\r\u{1B}[2C"))
  }

  @Test func `shows control characters as carets`() {
    #expect(screen().frame(of: buffer("\u{1B}[m")).bytes.contains("^[[m"))
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
