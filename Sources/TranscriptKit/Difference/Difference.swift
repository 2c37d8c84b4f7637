import Patches

/// One exchange that differs between a transcript and its replay.
package struct Difference: Hashable, Sendable {
  /// The number of the exchange in its transcript, from 1.
  package let number: Int
  /// The line of its prompt in the transcript, from 1.
  package let line: Int
  /// The prompt before the command; empty before a file.
  package let prompt: String
  /// The typed command; of a file the words that name it.
  package let input: String
  /// The output in the transcript.
  package let expected: String
  /// The output of the replay.
  package let actual: String
  private let actualLine: Int
  /// The lines of the exchange on both sides, as in the file.
  package let diff: LineDiff

  init(number: Int, expected: WrittenExchange?, actual: WrittenExchange?) {
    self.number = number
    line = expected?.line ?? actual?.line ?? 1
    actualLine = actual?.line ?? line
    prompt = (expected ?? actual)?.prompt ?? Prompt.standard
    input = (expected ?? actual)?.input ?? ""
    self.expected = expected?.exchange.output ?? ""
    self.actual = actual?.exchange.output ?? ""
    diff = LineDiff(from: Difference.lines(of: expected), to: Difference.lines(of: actual))
  }

  private static func lines(of exchange: WrittenExchange?) -> [String] {
    exchange?.lines.map { String($0.text.withoutTrailingBlanks.visible) } ?? []
  }
}

extension Difference {
  /// Returns the difference in the form of `diff -u`: `-` is expected, `+` is the replay.
  ///
  /// The numbers are lines of the Markdown file. Sentences about lines that look the same follow.
  package func unifiedDiff(context: Int = 3, path: String) -> String {
    UnifiedDiff.header(path: path) + hunks(context: context) + alikeLines.map { $0 + "\n" }.joined()
  }

  func hunks(context: Int) -> String {
    UnifiedDiff(diff, expectedLine: line, actualLine: actualLine, context: context).text
  }

  /// A sentence for each pair of changed lines that look the same, with the place of the difference.
  package var alikeLines: [String] { diff.alikeLines(from: line) }
}

extension Transcript {
  /// Returns the exchanges whose command, prompt or output differs in a replay of this transcript.
  package func differences(to replay: Transcript) -> [Difference] {
    let (old, new) = (writtenExchanges, replay.writtenExchanges)
    return (0..<max(old.count, new.count)).compactMap { index in
      let expected = index < old.count ? old[index] : nil
      let actual = index < new.count ? new[index] : nil
      guard
        expected?.inputLines != actual?.inputLines || expected?.outputLines != actual?.outputLines
      else { return nil }
      return Difference(number: index + 1, expected: expected, actual: actual)
    }
  }

  /// Returns all differences under one header, in the form of `diff -u`; empty where there are none.
  package func unifiedDiff(to replay: Transcript, context: Int = 3) -> String {
    let hunks = differences(to: replay).map { $0.hunks(context: context) }
    return hunks.isEmpty ? "" : UnifiedDiff.header(path: path) + hunks.joined()
  }
}
