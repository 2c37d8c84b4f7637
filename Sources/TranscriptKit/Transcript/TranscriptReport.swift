/// What became of all transcripts of a run.
package struct TranscriptReport: Hashable, Sendable {
  /// The transcripts in the order of their files.
  package var outcomes: [TranscriptOutcome]

  /// Makes a report.
  package init(_ outcomes: [TranscriptOutcome] = []) {
    self.outcomes = outcomes
  }
}

extension TranscriptReport {
  /// How many exchanges there are.
  package var exchangeCount: Int { outcomes.reduce(0) { $0 + $1.exchangeCount } }

  /// How many exchanges differ.
  package var failedCount: Int { outcomes.reduce(0) { $0 + $1.differences.count } }

  /// How many exchanges are as they should be.
  package var passedCount: Int { exchangeCount - failedCount }

  /// How many files cannot be read.
  package var unreadableCount: Int { outcomes.count { $0.error != nil } }

  /// The exit status: 0 all well, 1 something differs, 2 a file cannot be read, 3 nothing ran.
  package var status: Int32 {
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
    guard !outcomes.isEmpty else { return "Nothing ran: there are no transcripts here." }
    var counts: [String] = []
    if unreadableCount > 0 { counts.append("\(Count.grouped(unreadableCount)) unreadable") }
    if failedCount > 0 { counts.append("\(Count.grouped(failedCount)) failed") }
    counts.append("\(Count.grouped(passedCount)) passed")
    let exchanges = Count.text(exchangeCount, "exchange")
    let transcripts = Count.text(outcomes.count, "transcript")
    return "\(counts.joined(separator: ", ")) (\(exchanges), \(transcripts))"
  }
}
