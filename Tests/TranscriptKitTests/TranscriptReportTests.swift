import Testing
import TranscriptKit

struct TranscriptReportTests {
  private func outcome(_ answers: [String: String]) async throws -> TranscriptOutcome {
    let page = Transcript.page("viper> a\n1\nviper> b\n2\nviper> c\n3")
    let transcript = try Transcript(markdown: page, path: "a.md")
    let replay = await transcript.replayed(by: Session(answers: answers).answer)
    return TranscriptOutcome(of: transcript, replay: replay)
  }

  @Test func `names a file that cannot be read`() {
    let outcome = TranscriptOutcome(path: "a\u{1B}.md", unreadable: "Line 3 is\u{7}.", line: 3)
    #expect(outcome.text == "FAIL a\\u{1B}.md:3  Line 3 is\\u{7}.\n")
    #expect(outcome.problem?.text == "Line 3 is\u{7}.")
  }

  @Test func `names the repetition that differs`() async throws {
    var failed = try await outcome(["a": "2"])
    failed.repetition = 3
    #expect(failed.text.hasPrefix("FAIL a.md:4  \"Opening\", exchange 1 of 3, repetition 3\n"))
  }

  @Test(arguments: [
    100: "300 passed (300 exchanges, 100 transcripts)",
    4_000: "12,000 passed (12,000 exchanges, 4,000 transcripts)",
  ])
  func `groups the digits of large numbers`(count: Int, line: String) async throws {
    let one = try await outcome(["a": "1", "b": "2", "c": "3"])
    #expect(TranscriptReport(Array(repeating: one, count: count)).closingLine == line)
  }
}
