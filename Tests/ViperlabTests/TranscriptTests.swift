import Foundation
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import Testing
import TranscriptKit

@testable import Lab
@testable import LabKit

/// A Markdown file of this repository that contains sessions.
struct Page: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { path }

  /// All transcripts, the guides beside the targets that contain sessions, and the README.
  static var all: [Page] {
    let guides = repository.files(in: "Sources", ending: ".md").filter { path in
      path.contains(".docc/")
        && (try? repository.text(of: path))?.contains("```console") ?? false
    }
    let transcripts = repository.files(in: "Transcripts", ending: ".md")
    return (transcripts + guides + ["README.md"]).map(Page.init)
  }

  func transcript() throws -> Transcript {
    try Transcript(markdown: repository.text(of: path), path: path)
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
}

/// All sessions of this repository, replayed once for all tests: their answers, the commands carried out, and the
/// outputs.
struct ReplayedPages: Sendable {
  /// The pages with new answers, by path.
  private(set) var replays: [String: Transcript] = [:]
  /// The words of each command that was carried out and not refused; a command line begins with `$`.
  private(set) var done: Set<[String]> = []
  /// The different outputs, each in one line, as UTF-8.
  private(set) var outputs: Set<Data> = []

  static let all = Task { try await ReplayedPages() }

  private init() async throws {
    let sessionFactory = Laboratory { Samples.modules }.sessionFactory
    let pages = try await Page.all.concurrentMap(atMost: 2) { _, page in
      try await ReplayedPage(page.transcript(), on: sessionFactory)
    }
    for page in pages {
      replays[page.transcript.path] = page.replay
      done.formUnion(page.done)
      let exchanges = page.transcript.exchanges.filter { $0.file == nil }
      outputs.formUnion(exchanges.map { Data($0.output.inOneLine.utf8) })
    }
  }

  func haveDone(_ words: [String]) -> Bool { done.contains { $0.starts(with: words) } }

  func show(_ words: [String]) -> Bool {
    let words = words.map { Data($0.utf8) }
    return outputs.contains { output in
      var start = output.startIndex
      return words.allSatisfy { word in
        guard let found = output.range(of: word, in: start..<output.endIndex) else { return false }
        start = found.upperBound
        return true
      }
    }
  }
}

private struct ReplayedPage: Sendable {
  let transcript: Transcript
  let replay: Transcript
  let done: Set<[String]>

  init(_ transcript: Transcript, on sessionFactory: SessionFactory) async {
    var done: Set<[String]> = []
    replay = await sessionFactory.replay(of: transcript, within: .beyondAnyTest) { line, answer in
      done.formUnion(answer.commandsDone(of: line))
    }
    .result
    self.transcript = transcript
    let lines = transcript.exchanges.filter { $0.isCommandLine && $0.file == nil }
    self.done = done.union(lines.compactMap(\.wordsDone))
  }
}

extension Exchange {
  /// The words of a command line behind `$`; nil if the command line was refused.
  fileprivate var wordsDone: [String]? {
    let isRefused = ["[exit 2]", "[exit 4]"].contains { output.hasSuffix($0) }
    return isRefused ? nil : (try? ShellWords(input).words).map { ["$"] + $0 }
  }
}

extension Answer {
  /// Returns the words of each command of a line that was carried out and not refused.
  fileprivate func commandsDone(of line: String) -> ArraySlice<[String]> {
    guard let commands = try? InputLine(line).commands else { return [] }
    guard status != .done else { return commands[...] }
    return commands.dropLast((refusalPlace?.leftOut.count ?? 0) + 1)
  }
}

extension TimeLimit {
  /// A limit longer than any page takes on a busy machine, so that no test depends on time.
  static let beyondAnyTest = TimeLimit(milliseconds: 24 * 60 * 60 * 1000)
}
