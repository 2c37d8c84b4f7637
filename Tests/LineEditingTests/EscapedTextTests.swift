import Testing

@testable import LineEditing

struct EscapedTextTests {
  @Test(arguments: [
    ("viper> ", "viper> "), ("a\nb", "a\\nb"), ("\u{1B}[2J", "\\u{1B}[2J"),
    ("한\u{9B}", "한\\u{009B}"),
    ("\r\n", "\\r\\n"),
  ])
  func `a prompt obeys nothing`(text: String, shown: String) {
    #expect(Prompt(text).text == shown)
  }
}
