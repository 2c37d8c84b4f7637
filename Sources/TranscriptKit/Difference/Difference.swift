import Patches

/// An exchange (a command with its output) that differs between a transcript and its replay.
package struct Difference: Hashable, Sendable {
  /// The number of the exchange in its transcript, from 1.
  package let number: Int
  /// The line of the exchange's prompt in the transcript, from 1.
  package let line: Int
  /// The prompt before the command; empty if the exchange is the expected content of a file.
  package let prompt: String
  /// The typed command; if the exchange is the expected content of a file, the words that name the file.
  package let input: String
  /// The output of the exchange in the transcript.
  package let expected: String
  /// The output of the exchange in the replay.
  package let actual: String
  private let actualLine: Int
  /// The difference of the lines, command and output, from the transcript to the replay.
  package let diff: LineDiff

  init(number: Int, expected: Exchange, actual: Exchange) {
    self.number = number
    (line, actualLine) = (expected.line, actual.line)
    (prompt, input) = (expected.prompt, expected.input)
    (self.expected, self.actual) = (expected.output, actual.output)
    diff = LineDiff(from: Difference.lines(of: expected), to: Difference.lines(of: actual))
  }

  private static func lines(of exchange: Exchange) -> [String] {
    exchange.lines.map { String($0.text.withoutTrailingBlanks.visible) }
  }

  /// Returns the difference in the form of `diff -u`: `-` marks lines of the transcript, `+` lines of the replay.
  ///
  /// `path` names the transcript. The line numbers count the lines of the Markdown files. Sentences about changed lines that look
  /// the same follow.
  package func unifiedDiff(context: Int = 3, path: String) -> String {
    let path = path.visible
    let hunks = diff.hunks(context: context, oldLine: line, newLine: actualLine)
    return "--- \(path)\n+++ \(path) (now)\n" + hunks.map(\.text).joined()
      + alikeLines.map { $0 + "\n" }.joined()
  }

  /// A sentence for each pair of changed lines that look the same, with the place of the difference.
  package var alikeLines: [String] { diff.alikeLines(from: line) }
}

extension Transcript {
  /// Returns the exchanges (commands with outputs) whose prompt, command or output differs between this transcript and a replay.
  package func differences(to replay: Transcript) -> [Difference] {
    zip(1..., zip(exchanges, replay.exchanges)).compactMap { number, pair in
      let (expected, actual) = pair
      return expected.lines == actual.lines
        ? nil : Difference(number: number, expected: expected, actual: actual)
    }
  }
}
