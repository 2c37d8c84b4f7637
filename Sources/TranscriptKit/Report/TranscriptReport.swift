/// The results of all transcripts of a run.
package struct TranscriptReport: Hashable, Sendable {
  /// The results in the order of the files.
  package var outcomes: [TranscriptOutcome]
  /// The number of transcripts that were left out after the first failure.
  package var leftOutCount = 0
  /// The order and the repetitions of the run, such as `seed 7`; empty for a plain run.
  package var conditions: [String] = []
  /// The name filter of the run, named where no transcript matches it; nil without a filter.
  package var filter: String?

  /// Creates a report.
  package init(_ outcomes: [TranscriptOutcome] = []) {
    self.outcomes = outcomes
  }
}

extension TranscriptReport {
  /// The number of exchanges.
  package var exchangeCount: Int { outcomes.reduce(0) { $0 + $1.exchangeCount } }

  /// The number of exchanges that differ, at most one of each transcript.
  package var failedCount: Int { outcomes.count { !$0.differences.isEmpty } }

  /// The number of exchanges that were not compared.
  package var uncomparedCount: Int { outcomes.reduce(0) { $0 + $1.uncomparedCount } }

  /// The number of exchanges that passed.
  package var passedCount: Int { exchangeCount - failedCount - uncomparedCount }

  /// The number of files that cannot be read.
  package var unreadableCount: Int { outcomes.count(where: \.isUnreadable) }

  /// The number of transcripts that exceeded the time limit.
  package var timedOutCount: Int { outcomes.count(where: \.isTimedOut) }

  /// The exit status: 0 passed, 1 a transcript differs, 2 a file cannot be read, 3 nothing ran, 4 a time limit
  /// exceeded.
  package var status: Int32 {
    if timedOutCount > 0 { return 4 }
    if unreadableCount > 0 { return 2 }
    if exchangeCount == 0 { return 3 }
    return failedCount > 0 ? 1 : 0
  }

  /// The failures, each followed by a blank line, and the closing line.
  package var text: String {
    outcomes.filter { !$0.isPassed }.map { $0.text + "\n" }.joined() + closingLine + "\n"
  }

  /// The counts: `1 failed, 41 passed (42 exchanges, 12 transcripts)`.
  package var closingLine: String {
    guard !outcomes.isEmpty else {
      let nothing = filter.map { "no transcript here matches \($0.visible)" }
      return "Nothing ran: \(nothing ?? "there are no transcripts here")."
    }
    let counted = [
      Count.text(exchangeCount, "exchange"), Count.text(outcomes.count, "transcript"),
    ]
    return "\(counts.joined(separator: ", ")) (\((counted + conditions).joined(separator: ", ")))"
  }

  private var counts: [String] {
    let all = [
      (timedOutCount, "timed out"), (unreadableCount, "unreadable"), (failedCount, "failed"),
      (passedCount, "passed"), (uncomparedCount, "not compared"),
    ]
    let left = leftOutCount == 0 ? [] : ["\(Count.text(leftOutCount, "transcript")) left out"]
    return all.filter { $0.0 > 0 || $0.1 == "passed" }.map { "\(Count.grouped($0.0)) \($0.1)" }
      + left
  }
}

extension TranscriptOutcome {
  /// Whether the file cannot be read as a transcript.
  package var isUnreadable: Bool {
    switch problem {
    case .unreadable, .noFile: true
    case .timedOut, nil: false
    }
  }

  /// Whether the session exceeded the time limit.
  package var isTimedOut: Bool {
    if case .timedOut = problem { true } else { false }
  }
}
