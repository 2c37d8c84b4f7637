import SequenceDiagrams
import Testing

@Suite struct WrappedStyledTextTests {
  static let texts: [(String, String)] = [
    ("", ""),
    ("short\n", "short\n"),
    ("one two three four\n", "one two\n  three\n  four\n"),
    ("  one two three\n", "  one two\n    three\n"),
    ("한국어 이름 둘\n", "한국어\n  이름 둘\n"),
    ("averyverylongword x\n", "averyverylongword\n  x\n"),
    ("a  b\n\nc\n", "a  b\n\nc\n"),
    ("word        \n", "word\n"),
  ]

  @Test(arguments: texts) func `breaks lines at blanks and indents what follows`(
    text: String,
    wrapped: String
  ) {
    #expect(StyledText(text).wrapped(to: 10).plain == wrapped)
  }

  @Test func `keeps every style`() {
    let text = StyledText("good ", .good) + StyledText("bad words", .bad) + "\n"
    let wrapped = text.wrapped(to: 10)
    #expect(wrapped.plain == "good bad\n  words\n")
    #expect(wrapped.runs.map(\.style) == [.good, .bad, .plain, .bad, .plain])
  }
}
