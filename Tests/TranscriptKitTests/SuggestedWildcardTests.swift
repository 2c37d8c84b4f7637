import Testing
import TranscriptKit

struct SuggestedWildcardTests {
  @Test(arguments: [
    ("Session 8123", "Session 9131", "Session [..]"),
    ("a\nat 12:30 ms", "a\nat 12:45 ms", "at 12:[..] ms"),
    ("│ at 12   │", "│ at 9    │", "│ at [..]│"),
    ("x1y", "x2y", "[..]"),
    ("(7)", "(17)", "([..])"),
    ("한글 1", "한글 2", "한글 [..]"),
    ("a\nb", "a\nb\nc", "..."),
    ("a\nb", "c", "..."),
  ])
  func `covers the words that vary`(first: String, second: String, line: String) {
    #expect(Wildcard(between: first, and: second)?.line == line)
  }

  @Test func `is nil for equal lines`() { #expect(Wildcard(between: "a", and: "a") == nil) }
}
