import Testing

@testable import LineEditing

struct OverlayTests {
  private let hide = "\u{1B}[?25l"
  private let show = "\u{1B}[?25h"
  private let red = [ColouredText("ab", attributes: "31")]

  @Test func `colours the prompt and leaves the text`() {
    let overlay = screen().overlay(of: buffer("ab"))
    #expect(overlay?.bytes == hide + "\r\u{1B}[36m> \u{1B}[0mab\r\u{1B}[4C" + show)
  }

  @Test func `colours the text as it is told`() {
    let overlay = screen().overlay(of: buffer("ab"), painted: red)
    #expect(overlay?.bytes.contains("\u{1B}[31mab\u{1B}[0m") == true)
  }

  @Test func `does not paint another text than the line`() {
    let overlay = screen().overlay(of: buffer("abc"), painted: red)
    #expect(overlay?.bytes.contains("[31m") == false)
    #expect(overlay?.bytes.contains("abc") == true)
  }

  @Test func `leaves wrapping to the terminal`() {
    let overlay = screen().overlay(of: buffer("0123456789", cursor: 0))
    #expect(
      overlay?.bytes
        == hide + "\r\u{1B}[36m> \u{1B}[0m0123456789\u{1B}[1A\r\u{1B}[2C" + show
    )
  }

  @Test func `goes to the next row when the cursor stands behind a full one`() {
    let overlay = screen().overlay(of: buffer("01234567"))
    #expect(overlay?.bytes == hide + "\u{1B}[1A\r\u{1B}[36m> \u{1B}[0m01234567 \r\r" + show)
  }

  @Test func `stays in a full row when the cursor stands in it`() {
    let overlay = screen().overlay(of: buffer("01234567", cursor: 0))
    #expect(overlay?.bytes == hide + "\r\u{1B}[36m> \u{1B}[0m01234567\r\u{1B}[2C" + show)
  }

  @Test func `shows a hint and comes back`() {
    let overlay = screen().overlay(of: buffer("op"), hint: "en")
    #expect(overlay?.showsHint == true)
    #expect(overlay?.bytes.hasSuffix("op\u{1B}[2men\u{1B}[0m\r\u{1B}[4C" + show) == true)
  }

  @Test(arguments: [
    ("op", 1, "en"), ("", 0, "open"), ("op", 2, "en the door"), ("a\nb", 3, "c"),
    ("op", 2, "\u{1B}[31m"), ("op", 2, ""),
  ])
  func `shows no hint where none fits`(text: String, cursor: Int, hint: String) {
    let overlay = screen().overlay(of: buffer(text, cursor: cursor), hint: hint)
    #expect(overlay?.showsHint == false)
  }

  @Test func `is off without colour`() {
    #expect(screen(isColoured: false).overlay(of: buffer("ab")) == nil)
  }

  @Test func `corrects wide characters even without colour`() {
    let overlay = screen(isColoured: false).overlay(of: buffer("x한", cursor: 1), hint: "글")
    #expect(overlay?.bytes == hide + "\r> x한\r\u{1B}[3C" + show)
    #expect(overlay?.showsHint == false)
  }

  @Test func `is off when the text is as tall as the screen`() {
    #expect(screen(rows: 3).overlay(of: buffer("a\nb")) != nil)
    #expect(screen(rows: 3).overlay(of: buffer("a\nb\nc")) == nil)
    #expect(screen(rows: 3).overlay(of: buffer(String(repeating: "a", count: 500))) == nil)
  }

  @Test func `shows control characters as libedit does`() {
    let overlay = screen().overlay(of: buffer("\u{1B}[m"))
    #expect(overlay?.bytes.contains("^[[m") == true)
  }

  @Test func `knows the way to the end and to the beginning`() {
    let text = buffer("012345678901", cursor: 9)
    #expect(screen().wayToEnd(of: text) == "\r\u{1B}[4C")
    #expect(screen().clearing(text) == "\u{1B}[1A\r\u{1B}[J")
    #expect(screen().wayToEnd(of: buffer("a\nbc", cursor: 0)) == "\r\n\r\u{1B}[2C")
  }
}
