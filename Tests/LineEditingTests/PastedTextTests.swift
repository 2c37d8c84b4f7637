import Testing

@testable import LineEditing

struct PastedTextTests {
  private func pasted(_ text: String) -> String? {
    var paste = PastedText()
    for byte in (text + "\u{1B}[201~").utf8 where paste.add(byte) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: paste.scalars)
      return String(view)
    }
    return nil
  }

  @Test(arguments: [
    ("open", "open"), ("a\rb\r", "a\nb\n"), ("a\r\nb", "a\nb"), ("a\n\rb", "a\n\nb"),
    ("a\tb", "a\tb"), ("한글", "한글"), ("\u{1B}[31mred\u{7F}", "[31mred"), ("", ""),
    ("a\u{1B}[201", "a[201"), ("\0", ""),
  ])
  func `has one kind of line end and no control characters`(text: String, clean: String) {
    #expect(pasted(text) == clean)
  }
}
