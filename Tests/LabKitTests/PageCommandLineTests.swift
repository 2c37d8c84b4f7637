import Foundation
import TerminalTesting
import Testing
import TranscriptKit

@testable import LabKit

/// Command lines of a transcript: no file outside the page's sandbox is read or written.
@Suite struct PageCommandLineTests {
  private let folder: TemporaryFolder
  private let laboratory = Laboratory { [] }

  init() throws {
    folder = try TemporaryFolder()
    let secret = try folder.write("View -> Presenter  load()\n", as: "secret.trace")
    try folder.write("View -> Presenter  load()\n", as: "pages/own.trace")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "pages/link.trace"),
      withDestinationPath: secret
    )
  }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path()).sorted()
  }

  private func answers(to lines: [String]) async throws -> [String] {
    let text = "# A\n\n```console\n\(lines.map { $0 + "\n" }.joined())```\n"
    let transcript = try Transcript(markdown: text, path: folder.path(of: "pages/a.md"))
    let result = await laboratory.sessionFactory.replay(of: transcript).result
    return result.exchanges.map { "\($0.output)" }
  }

  private static let forms = [
    "-c 'load trace @'", "-c 'save trace @ --force'", "-c 'record @ --force; help'", "run @",
    "diagram @", "diff @ @", "diff own.trace own.trace -o @ --force", "findings @", "report @",
    "report about -o @ --force",
    "compare about --json @", "lessons start @", "lessons check @", "lessons play @",
    "lessons edit @", "lessons new @", "lessons new x --from @", "transcripts test @",
    "transcripts test @ --watch", "transcripts test @ --junit @", "transcripts update @",
    "transcripts review @", "transcripts diff @", "transcripts accept @", "transcripts reject @",
    "transcripts list @", "transcripts prune @", "transcripts new @", "transcripts new @ --from @",
    "transcripts again @", "new module @", "new exercise @", "--progress @ -c 'lesson'",
  ]

  @Test(arguments: forms) func `touch nothing outside the page`(form: String) async throws {
    let before = try names()
    let outside = [
      "../secret.trace", folder.path(of: "secret.trace"), folder.path(of: "new"), "../new",
      "link.trace",
    ]
    let lines = outside.map { "$ viperlab " + form.replacingOccurrences(of: "@", with: $0) }
    let answers = try await answers(to: lines)
    #expect(try names() == before)
    #expect(!answers.contains { $0.contains("load()") }, "a file outside was shown")
  }

  @Test func `read what lies beside the page`() async throws {
    #expect(try await answers(to: ["$ viperlab diagram own.trace"])[0].contains("load()"))
  }
}

struct ShellWordsTests {
  @Test(arguments: [
    ("viperlab  diagram a.trace ", ["viperlab", "diagram", "a.trace"]),
    ("viperlab -c 'load products; open'", ["viperlab", "-c", "load products; open"]),
    (#"viperlab "a \"b\" 'c'" d\ e '' 'f'"g""#, ["viperlab", #"a "b" 'c'"#, "d e", "", "fg"]),
    ("", []),
  ])
  func `are split as a shell would`(line: String, words: [String]) throws {
    #expect(try ShellWords(line).words == words)
  }

  @Test(arguments: ["a | b", "a > b", "a; b", "a $HOME", "a `b`", "a *", "a 'b", "a \"b", "a \\"])
  func `are none where only a shell would know`(line: String) {
    #expect(throws: Failure.self) { try ShellWords(line) }
  }
}

struct JUnitReportTests {
  @Test func `holds only characters that XML can represent`() {
    let outcome = TranscriptOutcome(path: "a\u{FFFE}.md", unreadable: "<1>\u{1B}\u{FFFF}")
    let junit = TranscriptReport([outcome]).junit
    #expect(junit.contains(">FAIL &lt;1&gt;\\u{1B}\u{FFFD}\n</error>"))
    #expect(!junit.unicodeScalars.contains { $0.value == 0xFFFE || $0.value == 0xFFFF })
  }
}
