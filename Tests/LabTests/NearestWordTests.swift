import Testing

@testable import Lab

@Suite struct NearestWordTests {
  private let commands = ["load", "open", "tap", "trace", "diagram", "lesson", "lessons"]

  static let meant: [(String, String?)] = [
    ("lode", "load"), ("laod", "load"), ("opne", "open"), ("OPEN", "open"), ("trae", "trace"),
    ("diagrm", "diagram"), ("lesso", "lesson"), ("x", nil), ("banana", nil), ("", nil),
  ]

  @Test(arguments: meant) func `names the word that was meant, or none`(
    typed: String,
    word: String?
  ) {
    #expect(typed.nearest(in: commands) == word)
  }
}
