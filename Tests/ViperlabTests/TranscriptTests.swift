import Foundation
import Lab
import LessonKit
import SampleModules
import SequenceDiagrams
import Stage
import Testing
import TranscriptKit

/// A session kept as Markdown in this repository.
struct Page: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { path }

  /// All transcripts, and the session in the README.
  static var all: [Page] {
    let folder = repository.appending(path: "Transcripts")
    let files = FileManager.default.enumerator(atPath: folder.path())?.allObjects ?? []
    let pages = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.sorted()
    return pages.map { Page(path: "Transcripts/\($0)") } + [Page(path: "README.md")]
  }

  func transcript() throws -> Transcript {
    let text = try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    return try Transcript(markdown: text, path: path)
  }
}

@Suite struct TranscriptTests {
  @Test(arguments: Page.all) func `goes as it is written`(page: Page) async throws {
    let session = Session(modules: Samples.modules, lessons: try Lessons.builtIn())
    let transcript = try page.transcript()
    let replay = await transcript.replayed { input in
      let prompt = session.prompt
      return (prompt, await session.answer(input).text.plain)
    }
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
