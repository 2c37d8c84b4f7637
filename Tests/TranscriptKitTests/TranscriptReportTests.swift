import Testing
import TranscriptKit

struct TranscriptReportTests {
  private func outcome(_ path: String, answers: [String: String]) async throws -> TranscriptOutcome
  {
    let page = Transcript.page("viper> a\n1\nviper> b\n2\nviper> c\n3")
    let transcript = try Transcript(markdown: page, path: path)
    return TranscriptOutcome(
      of: transcript,
      replay: await transcript.replayed(by: Session(answers: answers).answer)
    )
  }

  private let right = ["a": "1", "b": "2", "c": "3"]

  @Test func `shows the first difference and names the others`() async throws {
    let failed = try await outcome("Transcripts/open.md", answers: ["a": "1", "b": "4"])
    let passed = try await outcome("Transcripts/tap.md", answers: right)
    let report = TranscriptReport([failed, passed])
    #expect(
      report.text == """
        FAIL Transcripts/open.md:6  "Opening", exchange 2 of 3
        --- Transcripts/open.md
        +++ Transcripts/open.md (now)
        @@ -6,2 +6,2 @@
         viper> b
        -2
        +4
        Also different: exchange 3 (line 8).

        2 failed, 4 passed (6 exchanges, 2 transcripts)

        """
    )
    #expect(report.status == 1)
  }

  @Test func `says nothing of what passed`() async throws {
    let report = TranscriptReport([try await outcome("a.md", answers: right)])
    #expect(report.text == "3 passed (3 exchanges, 1 transcript)\n")
    #expect(report.status == 0)
  }

  @Test func `names a file that cannot be read`() {
    let report = TranscriptReport([
      TranscriptOutcome(path: "a\u{1B}.md", error: .missingPrompt(line: 3))
    ])
    #expect(
      report.text == """
        FAIL a\\u{1B}.md:3  Line 3 needs a prompt. Start it with "viper> ".

        1 unreadable, 0 passed (0 exchanges, 1 transcript)

        """
    )
    #expect(report.status == 2)
  }

  @Test func `does not pass when nothing ran`() {
    #expect(TranscriptReport().status == 3)
    #expect(TranscriptReport().text == "Nothing ran: there are no transcripts here.\n")
  }

  @Test(arguments: [
    100: "300 passed (300 exchanges, 100 transcripts)",
    4_000: "12,000 passed (12,000 exchanges, 4,000 transcripts)",
  ])
  func `groups the digits of large numbers`(count: Int, line: String) async throws {
    let one = try await outcome("a.md", answers: right)
    #expect(TranscriptReport(Array(repeating: one, count: count)).closingLine == line)
  }
}
