/// The result of one transcript in a run that replays and compares transcripts.
package struct TranscriptOutcome: Hashable, Sendable {
  /// The reason why a transcript was not replayed to its end.
  package struct Problem: Hashable, Sendable {
    /// The line of the error, or of the exchange that exceeded the time limit, from 1; nil if the file cannot be read.
    package let line: Int?
    /// The reason in words; it may have control characters, and names the file if there is no line.
    package let text: String
    /// Whether an exchange (command with output) exceeded the time limit; else the file is no valid transcript or cannot be read.
    package let isTimeout: Bool
  }

  package let path: String
  /// The title of the transcript, its first heading; empty without a heading, and for a file that is not a valid transcript.
  package let title: String
  /// The number of the transcript's exchanges (commands with outputs); 0 for a file that is not a valid transcript.
  package let exchangeCount: Int
  /// All exchanges that differ in the replay, in order; empty if there was a problem.
  ///
  /// The report in text shows only the first difference, and counts the exchanges after it as not compared, because they may differ
  /// only as a consequence.
  package let differences: [Difference]
  package let problem: Problem?
  /// The repetition of the run, from 1, in which the transcript was replayed.
  package var repetition = 1

  /// Creates the outcome of a transcript from its replay, which is not compared if an exchange exceeded the time limit.
  ///
  /// `timeout` has the line of that exchange, and the limit.
  package init(
    of transcript: Transcript,
    replay: Transcript,
    timeout: (line: Int, limit: TimeLimit)? = nil
  ) {
    path = transcript.path
    title = transcript.title
    exchangeCount = transcript.exchanges.count
    differences = timeout == nil ? transcript.differences(to: replay) : []
    problem = timeout.map { line, limit in
      Problem(line: line, text: "did not end within \(limit.text)", isTimeout: true)
    }
  }

  /// Creates the outcome of a file that is no valid transcript because of an error at `line`, or that cannot be read.
  package init(path: String, unreadable reason: String, line: Int? = nil) {
    self.path = path
    title = ""
    exchangeCount = 0
    differences = []
    problem = Problem(line: line, text: reason, isTimeout: false)
  }

  package var isPassed: Bool { problem == nil && differences.isEmpty }

  /// The number of exchanges that were not compared: all after the first difference, or all of them after a time-out.
  ///
  /// 0 for a passed transcript, and for a file that is not a valid transcript.
  package var uncomparedCount: Int {
    guard problem == nil else { return exchangeCount }
    return differences.first.map { exchangeCount - $0.number } ?? 0
  }

  /// The description of the transcript's failure, each line ended by LF; empty for a passed transcript.
  package var text: String {
    if let problem {
      let place = problem.line.map { "\(path.visible):\($0)  " } ?? ""
      return "FAIL \(place)\(name)\(problem.text.visible)\n"
    }
    guard let first = differences.first else { return "" }
    let place = "\(path.visible):\(first.line)"
    let rest = Count.text(uncomparedCount, "exchange")
    return "FAIL \(place)  \(name)exchange \(first.number) of \(exchangeCount)"
      + (repetition > 1 ? ", repetition \(repetition)\n" : "\n") + first.unifiedDiff(path: path)
      + (uncomparedCount == 0
        ? "" : "Not compared: \(rest) after this one, where the session differs.\n")
  }

  /// The line, from 1, at which the transcript failed or is invalid; nil for a passed transcript or a file that cannot be opened.
  package var line: Int? { problem == nil ? differences.first?.line : problem?.line }

  private var name: String { title.isEmpty ? "" : "\"\(title.visible)\", " }
}
