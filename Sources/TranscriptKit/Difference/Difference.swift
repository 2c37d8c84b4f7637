import Patches

/// An exchange (a command with its output) that differs between a transcript and its replay.
package struct Difference: Hashable, Sendable {
  /// The number of the exchange in its transcript, from 1.
  package let number: Int
  /// The line of the exchange's prompt in the transcript, from 1; in the replay if only the replay has the exchange.
  package let line: Int
  /// The prompt before the command; empty if the exchange is the expected content of a file.
  package let prompt: String
  /// The typed command; if the exchange is the expected content of a file, the words that name the file.
  package let input: String
  /// The output of the exchange in the transcript; empty if only the replay has the exchange.
  package let expected: String
  /// The output of the exchange in the replay; empty if only the transcript has the exchange.
  package let actual: String
  private let actualLine: Int
  /// The difference of the lines, command and output, from the transcript to the replay.
  package let diff: LineDiff

  init(number: Int, expected: Exchange?, actual: Exchange?) {
    self.number = number
    line = expected?.line ?? actual?.line ?? 1
    actualLine = actual?.line ?? line
    prompt = (expected ?? actual)?.prompt ?? Prompt.standard
    input = (expected ?? actual)?.input ?? ""
    self.expected = expected?.output ?? ""
    self.actual = actual?.output ?? ""
    diff = LineDiff(from: Difference.lines(of: expected), to: Difference.lines(of: actual))
  }

  private static func lines(of exchange: Exchange?) -> [String] {
    exchange?.lines.map { String($0.text.withoutTrailingBlanks.visible) } ?? []
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
  ///
  /// Exchanges are compared by position; an exchange that only one side has differs.
  package func differences(to replay: Transcript) -> [Difference] {
    let (old, new) = (exchanges, replay.exchanges)
    return (0..<max(old.count, new.count)).compactMap { index in
      let expected = index < old.count ? old[index] : nil
      let actual = index < new.count ? new[index] : nil
      guard
        expected?.inputLines != actual?.inputLines || expected?.outputLines != actual?.outputLines
      else { return nil }
      return Difference(number: index + 1, expected: expected, actual: actual)
    }
  }
}
