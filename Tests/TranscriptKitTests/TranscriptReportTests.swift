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

  @Test func `shows the first difference and says what was not compared`() async throws {
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
        Not compared: 1 exchange after this one, where the session differs.

        1 failed, 4 passed, 1 not compared (6 exchanges, 2 transcripts)

        """
    )
    #expect(report.status == 1)
  }

  @Test func `omits pages that passed`() async throws {
    let report = TranscriptReport([try await outcome("a.md", answers: right)])
    #expect(report.text == "3 passed (3 exchanges, 1 transcript)\n")
    #expect(report.status == 0)
  }

  @Test func `names a file that cannot be read`() {
    let report = TranscriptReport([
      TranscriptOutcome(path: "a\u{1B}.md", problem: .unreadable(.missingPrompt(line: 3)))
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

  @Test func `names the command that did not end, and the conditions of the run`() async throws {
    let transcript = try Transcript(markdown: Transcript.page("viper> a\nviper> b"), path: "a.md")
    let endless = TranscriptOutcome(
      of: transcript,
      replay: transcript,
      problem: .timedOut(line: 5, limit: "2s")
    )
    var report = TranscriptReport([endless, try await outcome("b.md", answers: right)])
    report.conditions = ["20 times", "seed 7"]
    report.leftOutCount = 1
    #expect(
      report.text == """
        FAIL a.md:5  "Opening", did not end within 2s

        1 timed out, 3 passed, 2 not compared, 1 transcript left out \
        (5 exchanges, 2 transcripts, 20 times, seed 7)

        """
    )
    #expect(report.status == 4)
  }

  @Test func `names the repetition that differs`() async throws {
    var failed = try await outcome("a.md", answers: ["a": "2"])
    failed.repetition = 3
    #expect(failed.text.hasPrefix("FAIL a.md:4  \"Opening\", exchange 1 of 3, repetition 3\n"))
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
