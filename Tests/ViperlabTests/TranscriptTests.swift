import Foundation
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import Testing
import TranscriptKit

@testable import LabKit

/// A Markdown file of this repository that contains sessions.
struct Page: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { path }

  /// All transcripts, the guides beside the targets that contain sessions, and the README.
  static var all: [Page] {
    let guides = pages(in: "Sources").filter { $0.path.contains(".docc/") }
    return pages(in: "Transcripts") + guides.filter(\.hasSession) + [Page(path: "README.md")]
  }

  private static func pages(in name: String) -> [Page] {
    let folder = repository.appending(path: name)
    let files = FileManager.default.enumerator(atPath: folder.path())?.allObjects ?? []
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.sorted()
      .map { Page(path: "\(name)/\($0)") }
  }

  private var hasSession: Bool {
    let text = try? String(contentsOf: repository.appending(path: path), encoding: .utf8)
    return text?.contains("```console") ?? false
  }

  func transcript() throws -> Transcript {
    let text = try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    return try Transcript(markdown: text, path: path)
  }
}

@Suite struct TranscriptTests {
  @Test(arguments: Page.all) func `replays as it is written`(page: Page) async throws {
    let transcript = try page.transcript()
    let replay = try #require(try await ReplayedPages.all.value.replays[transcript.path])
    for difference in transcript.differences(to: replay) {
      let file = repository.appending(path: page.path).path()
      Issue.record(
        "\(difference.unifiedDiff(path: page.path))",
        sourceLocation: SourceLocation(
          fileID: "Transcripts/\(page.path)",
          filePath: file,
          line: difference.line,
          column: 1
        )
      )
    }
  }

  @Test func `there are transcripts to test`() {
    #expect(Page.all.count > 10)
  }
}
