import Foundation
import Lab
import Stage
import Testing
import TranscriptKit

@testable import LabKit

/// Command lines of a transcript: no file outside the page's sandbox is read or written.
@Suite struct PageCommandLineTests {
  private let folder: URL
  private let laboratory = Laboratory { [] }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    let pages = folder.appending(path: "pages")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    for name in ["secret.trace", "pages/own.trace"] {
      let text = "View -> Presenter  load()\n"
      try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }
    try FileManager.default.createSymbolicLink(
      at: pages.appending(path: "link.trace"),
      withDestinationURL: folder.appending(path: "secret.trace")
    )
  }

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  /// Returns the answers of a page to some command lines.
  private func answers(to lines: [String]) async throws -> [String] {
    let path = folder.appending(path: "pages/a.md").path
    let text = "# A\n\n```console\n\(lines.map { $0 + "\n" }.joined())```\n"
    let transcript = try Transcript(markdown: text, path: path)
    let sessionFactory = laboratory.sessionFactory
    let result = await sessionFactory.replay(of: transcript).result
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
    defer { removeFolder() }
    let before = try names()
    let outside = [
      "../secret.trace", "\(folder.path)/secret.trace", "\(folder.path)/new", "../new",
      "link.trace",
    ]
    let lines = outside.map { "$ viperlab " + form.replacingOccurrences(of: "@", with: $0) }
    let answers = try await answers(to: lines)
    #expect(try names() == before)
    #expect(!answers.contains { $0.contains("load()") }, "a file outside was shown")
  }

  @Test func `read what lies beside the page`() async throws {
    defer { removeFolder() }
    let answers = try await answers(to: ["$ viperlab diagram own.trace"])
    #expect(answers[0].contains("load()"))
  }
}
