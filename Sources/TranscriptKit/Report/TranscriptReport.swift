/// What became of all transcripts of a run.
package struct TranscriptReport: Hashable, Sendable {
  /// The transcripts in the order of their files.
  package var outcomes: [TranscriptOutcome]
  /// How many transcripts were left out after the first failure.
  package var leftOutCount = 0
  /// How the run was ordered and repeated, such as `seed 7`; empty when it was not.
  package var conditions: [String] = []
  /// Why nothing may have run: no transcript has such a name.
  package var filter: String?

  /// Makes a report.
  package init(_ outcomes: [TranscriptOutcome] = []) {
    self.outcomes = outcomes
  }
}

extension TranscriptReport {
  /// How many exchanges there are.
  package var exchangeCount: Int { outcomes.reduce(0) { $0 + $1.exchangeCount } }

  /// How many exchanges differ.
  package var failedCount: Int { outcomes.count { !$0.differences.isEmpty } }

  /// How many exchanges were not compared.
  package var uncomparedCount: Int { outcomes.reduce(0) { $0 + $1.uncomparedCount } }

  /// How many exchanges are as they should be.
  package var passedCount: Int { exchangeCount - failedCount - uncomparedCount }

  /// How many files cannot be read.
  package var unreadableCount: Int { outcomes.count(where: \.isUnreadable) }

  /// How many transcripts did not end in time.
  package var timedOutCount: Int { outcomes.count(where: \.isTimedOut) }

  /// The exit status: 0 all well, 1 something differs, 2 a file cannot be read, 3 nothing ran, 4 a
  /// session did not end.
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
  /// Whether the file is no transcript.
  package var isUnreadable: Bool {
    switch problem {
    case .unreadable, .noFile: true
    case .timedOut, nil: false
    }
  }

  /// Whether the session did not end in time.
  package var isTimedOut: Bool {
    if case .timedOut = problem { true } else { false }
  }
}
