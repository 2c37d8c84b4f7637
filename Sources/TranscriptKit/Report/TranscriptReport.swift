/// The results of all transcripts in a run that replays and compares them.
package struct TranscriptReport: Hashable, Sendable {
  /// The results of the transcripts in the order of their files.
  package var outcomes: [TranscriptOutcome]
  /// The number of transcripts that were not replayed because the run ended at the first failure.
  package var leftOutCount = 0
  /// Texts about the order and the repetitions of the run, such as `seed 7`; empty for a run without options.
  package var conditions: [String] = []
  /// The text by which transcripts were selected for the run; nil without a selection.
  package var filter: String?
  /// Whether only transcripts that failed in the last run were selected.
  package var isOfFailed = false

  package init(_ outcomes: [TranscriptOutcome] = []) {
    self.outcomes = outcomes
  }

  /// The number of exchanges (commands with outputs) in the transcripts of `outcomes`; those left out are not counted.
  package var exchangeCount: Int { outcomes.reduce(0) { $0 + $1.exchangeCount } }

  /// The number of exchanges that differ, where only the first difference of each transcript counts.
  package var failedCount: Int { outcomes.count { !$0.differences.isEmpty } }

  /// The number of exchanges that were not compared, after a difference or because of a time limit.
  package var uncomparedCount: Int { outcomes.reduce(0) { $0 + $1.uncomparedCount } }

  package var passedCount: Int { exchangeCount - failedCount - uncomparedCount }

  package var unreadableCount: Int { outcomes.count { $0.problem?.isTimeout == false } }

  package var timedOutCount: Int { outcomes.count { $0.problem?.isTimeout == true } }

  /// The exit status of the program.
  ///
  /// 4 if a time limit was exceeded, else 2 if a file is no valid transcript, 3 if nothing ran, 1 if an exchange differs, else 0.
  package var status: Int32 {
    if timedOutCount > 0 { return 4 }
    if unreadableCount > 0 { return 2 }
    if exchangeCount == 0 { return 3 }
    return failedCount > 0 ? 1 : 0
  }

  /// The whole text of the report: the failures, each followed by a blank line, and the line with the counts.
  package var text: String {
    outcomes.filter { !$0.isPassed }.map { $0.text + "\n" }.joined() + closingLine + "\n"
  }

  /// The line with the counts, `1 failed, 41 passed (42 exchanges, 12 transcripts)`, or with the reason why nothing ran.
  package var closingLine: String {
    guard !outcomes.isEmpty else {
      if isOfFailed { return "Nothing ran: no page failed in the last run." }
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

enum Count {
  /// Returns a number in groups of three digits: `12,345`.
  static func grouped(_ number: Int) -> String {
    guard number >= 1_000 else { return "\(number)" }
    let last = "\(1_000 + number % 1_000)".dropFirst()
    return "\(grouped(number / 1_000)),\(last)"
  }

  static func text(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }
}
