import ArgumentParser
import TranscriptKit

struct ReportOptions: ParsableArguments {
  @Option(help: "Write a JUnit report into this file, too.", completion: .file())
  var junit: String?

  @Flag(help: "Report as JSON.")
  var json = false

  @Flag(help: "Write annotations and a summary for GitHub; implied where GITHUB_ACTIONS is set.")
  var github = false

  func write(
    _ report: TranscriptReport,
    _ pages: [ReplayedPage],
    to console: Console
  ) throws(Failure) {
    if let junit { try TextFile.write(report.junit, to: junit) }
    console.write(plain: json ? report.json : report.text)
    guard github || console.variable("GITHUB_ACTIONS") == "true" else { return }
    if !json { console.write(plain: report.gitHubAnnotations) }
    let file = console.variable("GITHUB_STEP_SUMMARY")
    if !file.isEmpty { try append(report.gitHubSummary, to: file) }
  }

  private func append(_ text: String, to path: String) throws(Failure) {
    let before = TextFile.exists(path) ? try TextFile(path).text : ""
    try TextFile.write(before + text, to: path)
  }
}
