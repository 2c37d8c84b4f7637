import Testing

@testable import TranscriptKit

struct AlikeLinesTests {
  @Test(arguments: [
    ("a\u{A0}b", "a b", "column 2: U+00A0 (no-break space) is expected, U+0020 (blank) came"),
    ("a\tb", "a  b", "column 2: U+0009 (tab) is expected, U+0020 (blank) came"),
    (
      "cafe\u{301}", "caf\u{E9}",
      "column 4: U+0065 U+0301 (latin small letter e, combining acute accent) is expected, "
        + "U+00E9 (latin small letter e with acute) came"
    ),
    (
      "\u{441}lose", "close",
      "column 1: U+0441 (cyrillic small letter es) is expected, U+0063 (latin small letter c) came"
    ),
    (
      "View\u{FF1A}", "View:",
      "column 5: U+FF1A (fullwidth colon) is expected, U+003A (colon) came"
    ),
  ])
  func `say where they differ`(expected: String, got: String, text: String) {
    #expect(AlikeLines(expected, got)?.text == "differs in " + text)
  }

  @Test(arguments: [("a", "a"), ("a", "b"), ("cafe", "caf\u{E9}"), ("a b", "ab"), ("a", "a\u{A0}")])
  func `are nil if a reader sees the difference`(expected: String, got: String) {
    #expect(AlikeLines(expected, got) == nil)
  }

  @Test func `are named below a difference with their line`() throws {
    let differences = try differences("x\nb\u{A0}c", "x\nb c")
    #expect(
      differences.map(\.alikeLines) == [
        [
          "Line 6 looks the same, but differs in column 2: U+00A0 (no-break space) is expected, "
            + "U+0020 (blank) came."
        ]
      ]
    )
    #expect(differences[0].unifiedDiff(path: "a").hasSuffix("came.\n"))
  }

  @Test func `leave out blanks at the end, which do not count`() throws {
    let differences = try differences("x  \nb", "x\nc")
    #expect(!differences[0].unifiedDiff(path: "a").contains("-x"))
  }

  private func differences(_ expected: String, _ actual: String) throws -> [Difference] {
    try Transcript.written(expected).differences(to: Transcript.written(actual))
  }
}
