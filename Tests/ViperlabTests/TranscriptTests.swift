import Foundation
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import Testing
import TranscriptKit

@testable import Lab
@testable import LabKit

/// The folder of pages that only tests need: options, refusals and files on the command line.
///
/// `viperlab transcripts update Tests/ViperlabTests/CommandLines` writes their answers.
private let commandLines = "Tests/ViperlabTests/CommandLines"

/// The paths of all transcripts, the guides beside the targets that contain sessions, the README, and the pages of
/// command lines.
private let pages: [String] = {
  let guides = repository.files(in: "Sources", ending: ".md").filter { path in
    path.contains(".docc/") && (try? repository.text(of: path))?.contains("```console") ?? false
  }
  return repository.files(in: "Transcripts", ending: ".md") + guides + ["README.md"]
    + repository.files(in: commandLines, ending: ".md")
}()

@Suite struct TranscriptTests {
  @Test(arguments: pages) func `replays as it is written`(page: String) async throws {
    let transcript = try Transcript(markdown: repository.text(of: page), path: page)
    let replay = try #require(try await ReplayedPages.all.value.replays[transcript.path])
    for difference in transcript.differences(to: replay) {
      let file = repository.appending(path: page).path()
      Issue.record(
        "\(difference.unifiedDiff(path: page))",
        sourceLocation: SourceLocation(
          fileID: "Transcripts/\(page)",
          filePath: file,
          line: difference.line,
          column: 1
        )
      )
    }
  }

  @Test func `include the command lines`() {
    #expect(pages.count { $0.hasPrefix(commandLines) } >= 6)
  }
}

/// All sessions of this repository, replayed once for all tests: their answers, and, of those for readers, the commands
/// carried out and the outputs.
struct ReplayedPages: Sendable {
  /// The pages with new answers, by path.
  private(set) var replays: [String: Transcript] = [:]
  /// The words of each command that was carried out and not refused; a command line begins with `$`.
  private(set) var done: Set<[String]> = []
  /// The different outputs, each in one line, as UTF-8.
  private(set) var outputs: Set<Data> = []

  static let all = Task { try await ReplayedPages() }

  private init() async throws {
    let sessionFactory = SandboxedProgram.sessionFactory
    let all = try await pages.concurrentMap(atMost: 2) { _, path in
      let transcript = try Transcript(markdown: repository.text(of: path), path: path)
      var done: Set<[String]> = []
      let replay = await sessionFactory.replay(of: transcript, within: .beyondAnyTest) {
        done.formUnion($1.commandsDone(of: $0))
      }
      return (transcript, replay.result, done)
    }
    for (transcript, replay, done) in all {
      replays[transcript.path] = replay
      guard !transcript.path.hasPrefix(commandLines) else { continue }
      let exchanges = transcript.exchanges.filter { $0.file == nil }
      self.done.formUnion(done)
      self.done.formUnion(exchanges.filter(\.isCommandLine).compactMap(\.wordsDone))
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
