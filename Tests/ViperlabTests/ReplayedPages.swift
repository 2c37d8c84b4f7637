import SampleModules
import TranscriptKit

@testable import Lab
@testable import LabKit

/// All sessions of this repository, carried out again, once for all tests: what came of each page, what was done in
/// them, and what they show.
struct ReplayedPages: Sendable {
  /// The pages with new answers, by their paths.
  private(set) var replays: [String: Transcript] = [:]
  /// The words of each command that was carried out and not refused; those of a command line begin with `$`.
  private(set) var done: Set<[String]> = []
  /// What stands below each command, in one line.
  private(set) var outputs: [String] = []

  /// Those that are replayed once for all tests.
  static let all = Task { try await ReplayedPages() }

  private init() async throws {
    let bench = Laboratory { Samples.modules }.bench
    let pages = try await Page.all.mappedSideBySide(atMost: 2) { _, page in
      try await ReplayedPage(page.transcript(), on: bench)
    }
    for page in pages {
      replays[page.transcript.path] = page.replay
      done.formUnion(page.done)
      let exchanges = page.transcript.exchanges.filter { $0.file == nil }
      outputs += exchanges.map(\.output.inOneLine)
    }
  }

  /// Whether a command that begins with some words was carried out.
  func haveDone(_ words: [String]) -> Bool { done.contains { $0.starts(with: words) } }

  /// Whether one answer shows all the words, in their order.
  func show(_ words: [String]) -> Bool {
    outputs.contains { output in
      var rest = output[...]
      return words.allSatisfy { word in
        guard let found = rest.firstRange(of: word) else { return false }
        rest = rest[found.upperBound...]
        return true
      }
    }
  }
}

/// A page, carried out again.
private struct ReplayedPage: Sendable {
  let transcript: Transcript
  let replay: Transcript
  let done: Set<[String]>

  init(_ transcript: Transcript, on bench: Bench) async {
    var done: Set<[String]> = []
    replay = await bench.replay(of: transcript, within: .beyondAnyTest) { line, answer in
      done.formUnion(answer.commandsDone(of: line))
    }
    .result
    self.transcript = transcript
    let lines = transcript.exchanges.filter { $0.isCommandLine && $0.file == nil }
    self.done = done.union(lines.compactMap(\.wordsDone))
  }
}

extension Exchange {
  /// The words of a command line behind `$`; nil where it was refused.
  fileprivate var wordsDone: [String]? {
    let isRefused = ["[exit 2]", "[exit 4]"].contains { output.hasSuffix($0) }
    return isRefused ? nil : (try? ShellWords(input).words).map { ["$"] + $0 }
  }
}

extension Answer {
  /// The words of each command of a line that was carried out and not refused.
  fileprivate func commandsDone(of line: String) -> ArraySlice<[String]> {
    guard let commands = try? InputLine(line).commands else { return [] }
    guard status != .done else { return commands[...] }
    return commands.dropLast((refusalPlace?.leftOut.count ?? 0) + 1)
  }
}

extension TimeLimit {
  /// More than a busy machine takes for any page: no test judges by a clock.
  fileprivate static let beyondAnyTest = TimeLimit(milliseconds: 24 * 60 * 60 * 1000)
}
