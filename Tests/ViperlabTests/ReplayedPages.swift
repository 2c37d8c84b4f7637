import SampleModules
import TranscriptKit

@testable import Lab
@testable import LabKit

/// All sessions of this repository, carried out again: what was done in them, and what they show.
struct ReplayedPages: Sendable {
  /// The words of each command that was carried out and not refused; those of a command line begin with `$`.
  private(set) var done: Set<[String]> = []
  /// What stands below each command, in one line.
  private(set) var outputs: [String] = []

  /// Those that are replayed once for all tests.
  static let all = Task { try await ReplayedPages() }

  private init() async throws {
    let bench = Laboratory { Samples.modules }.bench
    for page in Page.all {
      let transcript = try page.transcript()
      let sandbox = Sandbox(transcript.fixtures.mapValues { Array($0.utf8) })
      let session = bench.session(Settings(), sandbox.files)
      session.seed = transcript.options.seed ?? 0
      for exchange in transcript.exchanges where exchange.file == nil {
        outputs.append(exchange.output.inOneLine)
        if exchange.isCommandLine {
          add(commandLine: exchange)
        } else {
          await add(exchange.input, in: session)
        }
      }
    }
  }

  private mutating func add(commandLine exchange: Exchange) {
    let isRefused = ["[exit 2]", "[exit 4]"].contains { exchange.output.hasSuffix($0) }
    guard !isRefused, let words = try? ShellWords(exchange.input).words else { return }
    done.insert(["$"] + words)
  }

  /// Does what stands in a line; a command counts where it was reached and not refused.
  private mutating func add(_ line: String, in session: Session) async {
    var commands: [String] = []
    let answer = session.evaluate(line) { commands.append($0) }
    if answer.status != .done { commands = commands.dropLast() }
    for command in commands {
      if let words = try? InputLine(command).commands.first { done.insert(words) }
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
