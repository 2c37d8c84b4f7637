import Foundation
import TerminalTesting
import Testing

/// Answers that differ each time, and sessions that do not end.
@Suite struct UnstableAnswerTests {
  private let folder: TranscriptFolder

  init() throws { folder = try TranscriptFolder("RunawayLaboratory") }

  private func page(_ button: String) -> String {
    "# F\n\n```console\nviper> load fickle\nviper> open\nviper> press \(button)\n```\n"
  }

  private let passingPage = "```console\nviper> load fickle\n...\n```\n"

  @Test(arguments: ["Chance", "Order", "Zone", "Language"])
  func `are refused by an update`(button: String) throws {
    try folder.write(page(button), to: "f")
    let result = try folder.transcripts("update", environment: ["TZ": "UTC", "LC_ALL": "C"])
    #expect(result.status == 1 && result.output.contains("REFUSED Transcripts/f.md:"))
    #expect(result.output.contains("viper> press \(button)"))
    #expect(result.output.contains("0 of 1 transcripts updated"))
    #expect(try folder.text(of: "f") == page(button))
  }

  @Test func `are refused by a new page`() throws {
    try folder.folder.write("load fickle\nopen\npress Chance\n", as: "chance.viper")
    let result = try folder.transcripts("new", "Transcripts/f", "--from", "chance.viper")
    #expect(result.status == 1 && result.output.contains("REFUSED Transcripts/f.md:"))
    #expect(!folder.holds("Transcripts/f.md"))
  }

  @Test func `pass with the proposed wildcard`() throws {
    try folder.write(page("Zone"), to: "f")
    let refusal = try folder.transcripts("update", environment: ["TZ": "UTC"]).output
    let lines = refusal.components(separatedBy: "\n")
    let index = try #require(lines.firstIndex(of: "Where this may vary, write instead:"))
    #expect(lines[index + 1].contains("[..]"))
    let text = page("Zone").replacing("Zone\n", with: "Zone\n...\n\(lines[index + 1])\n...\n")
    try folder.write(text, to: "f")
    #expect(try folder.transcripts("update", environment: ["TZ": "UTC"]).status == 0)
    #expect(try folder.transcripts("test", environment: ["TZ": "PST8"]).status == 0)
  }

  @Test func `are refused by accept, which writes the changes before them`() throws {
    for button in ["Order", "Chance"] {
      try folder.write(page(button), to: "f")
      #expect(try folder.transcripts("test").status == 1)
      let result = try folder.transcripts("accept", "f.md")
      #expect(result.status == 1 && result.output.contains("REFUSED Transcripts/f.md:6"))
      #expect(result.output.contains("Where this may vary, write instead:"))
    }
    try folder.write(page("Zone"), to: "f")
    #expect(try folder.transcripts("test", environment: ["TZ": "UTC"]).status == 1)
    let zone = try folder.transcripts("accept", "f.md", environment: ["TZ": "UTC"])
    #expect(zone.output.contains("Accepted: Transcripts/f.md:4\n"))
    #expect(zone.output.contains("REFUSED Transcripts/f.md:6"))
    #expect(try folder.text(of: "f").contains("╭"))
    #expect(!(try folder.text(of: "f").contains("Zone UTC")))
  }

  @Test func `are told from the answers of modules that have changed since the test`() throws {
    try folder.write(page("Steady"), to: "f")
    #expect(try folder.transcripts("test").status == 1)
    let pending = "Transcripts/.pending/f.md"
    let text = try folder.folder.text(of: pending).replacing("Steady 7", with: "Steady 6")
    try folder.folder.write(text, as: pending)
    let result = try folder.transcripts("accept", "f.md")
    #expect(result.status == 1)
    #expect(result.complaint.contains("f.md: is answered otherwise by now. Test it again."))
  }

  @Test func `are stable with the seed of a page only`() throws {
    let viperlab = try TranscriptFolder()
    let session = "```console\nviper> load products\nviper> inject ?\nviper> open\n```\n"
    try viperlab.write(session, to: "f")
    let refused = try viperlab.transcripts("update")
    #expect(refused.status == 1 && refused.output.contains("inject ? 7"))
    try viperlab.write("<!-- viper: seed=7 -->\n" + session, to: "f")
    #expect(try viperlab.transcripts("update").status == 0)
    let seeded = try viperlab.text(of: "f")
    try viperlab.write(seeded.replacingOccurrences(of: "seed=7", with: "seed=8"), to: "f")
    #expect(try viperlab.transcripts("test").status == 1)
  }

  @Test(arguments: ["Crash", "Recursion"])
  func `a crash of a session is reported with page and line`(button: String) throws {
    try folder.write(page(button), to: "f")
    let result = try folder.transcripts("test")
    #expect(result.status == 4)
    #expect(result.complaint.contains("Transcripts/f.md:6: crashed in this exchange (signal "))
  }

  /// Writes a lesson whose answer presses a button, and checks it.
  private func lesson(
    _ module: String,
    _ button: String,
    within limit: String = "2s"
  ) throws -> Binary.Result {
    let page = """
      # L
      <!-- lesson id=l module=\(module) architecture=mvc minutes=1 -->

      ## Press
      <!-- step do id=press -->
      ```viper-check
      seen User -> Controller open  # the goal
      ```
      <details>

      1. Look.

      ```viper-answer
      open
      press "\(button)"
      ```
      </details>
      """
    let path = try folder.folder.write(page, as: "l.md")
    return try Binary(path: builtProduct("RunawayLaboratory"))
      .run(["lessons", "check", path, "--timeout", limit])
  }

  @Test(arguments: [
    ("fickle", "Crash", "crashed in this exchange (signal "),
    ("runaway", "Spin", "did not end in time, and cannot be stopped."),
  ])
  func `the end of a check of a lesson is reported with page and line`(
    module: String,
    button: String,
    words: String
  ) throws {
    let result = try lesson(module, button)
    #expect(result.status == 4 && result.complaint.contains("l.md:4: \(words)"))
  }

  @Test func `a lesson that exceeds its time is reported`() throws {
    let result = try lesson("runaway", "Ping pong", within: "1ms")
    #expect(result.status == 4)
    let words = ":1: This step did not end within 1ms.\n1 lesson checked, 1 mistake found\n"
    #expect(result.output.contains("l.md:") && result.output.hasSuffix(words))
  }

  @Test func `hints name the program as it was called, except in a transcript`() throws {
    let hint = "For example:  RunawayLaboratory transcripts new Transcripts/login\n"
    #expect(try folder.transcripts("new", "").complaint.hasSuffix(hint))
    let help = try folder.transcripts("new", "--help").output
    #expect(help.contains("USAGE: RunawayLaboratory transcripts new "))
    try folder.write("```console\n$ viperlab transcripts new ''\n```\n", to: "f")
    let test = try folder.transcripts("test").output
    #expect(test.contains("+A page needs a name. For example:  viperlab transcripts new "))
    #expect(test.hasSuffix("See and keep them:  RunawayLaboratory transcripts review\n"))
  }

  @Test func `the results of other pages are reported when a session cannot be stopped`() throws {
    try folder.write(passingPage, to: "a")
    try folder.write("# B\n\n```console\nviper> load fickle\nno\n```\n", to: "b")
    let session = "```console\nviper> load runaway\nviper> open\nviper> press Spin\n```\n"
    try folder.write("<!-- viper: timeout=2s -->\n\n" + session, to: "f")
    try folder.write(passingPage, to: "g")
    let result = try folder.transcripts("test", "--jobs", "1", "--junit", "report.xml")
    #expect(result.status == 4)
    #expect(result.complaint.contains("Transcripts/f.md:6: did not end in time, and cannot be"))
    #expect(result.output.contains("FAIL Transcripts/b.md:4  "))
    #expect(result.output.contains("FAIL Transcripts/f.md:6  did not end within 2s\n"))
    #expect(
      result.output.contains(
        "1 timed out, 1 failed, 1 passed, 3 not compared, 1 transcript left out "
      )
    )
    let report = try folder.folder.text(of: "report.xml")
    #expect(report.contains("tests=\"3\" failures=\"1\" errors=\"1\""))
    #expect(folder.holds("Transcripts/.pending/b.md"))
  }

  @Test func `a session that exceeds its time is reported, and other pages are tested`() throws {
    let session = "viper> load runaway\nviper> open\nviper> press Loop\nviper> press Count\n"
    try folder.write("```console\n\(session)```\n", to: "f")
    try folder.write(passingPage, to: "g")
    let result = try folder.transcripts("test", "--timeout", "2s")
    #expect(result.status == 4)
    #expect(result.output.contains("FAIL Transcripts/f.md:4  did not end within 2s\n"))
    #expect(
      result.output.contains("1 timed out, 1 passed, 4 not compared (5 exchanges, 2 transcripts)")
    )
  }
}
