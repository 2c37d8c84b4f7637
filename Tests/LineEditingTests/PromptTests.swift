import Testing

@testable import LineEditing

struct PromptTests {
  @Test(arguments: [
    ("viper> ", "viper> "), ("a\nb", "a\\nb"), ("\u{1B}[2J", "\\u{1B}[2J"),
    ("한\u{9B}", "한\\u{9B}"),
    ("\r\n", "\\u{D}\\n"), ("a\u{202E}b", "a\\u{202E}b"),
  ])
  func `a prompt escapes control characters`(text: String, shown: String) {
    #expect(Prompt(text).text == shown)
  }
}
