import Traces

/// A condition of a step, judged by the events since the step began.
public struct Check: Sendable {
  /// The kind of condition.
  public let kind: Kind
  /// The goal shown to the learner with its tick.
  public let goal: String
  /// The check as written in the lesson, without the goal.
  public let text: String
  /// The line in the lesson's file, from 1.
  public let line: Int
  let meaning: Meaning
}

extension Check {
  /// The parsed words after the kind of a check.
  struct Meaning: Sendable {
    var sentences: [MessageSentence] = []
    /// The words that can be cited for the check.
    var citations: [String] = []
    let judge: @Sendable (CheckEvidence) -> CheckResult
  }

  func result(for evidence: CheckEvidence) -> CheckResult { meaning.judge(evidence) }

  /// Returns the first event that resembles the check's messages most; nil where none has anything in common.
  func nearest(in events: [Event]) -> Event? {
    let scored = events.filter { $0.number != nil }.map { event in
      (event, meaning.sentences.map { $0.likeness(to: event) }.max() ?? 0)
    }
    guard let best = scored.map(\.1).max(), best > 0 else { return nil }
    return scored.first { $0.1 == best }?.0
  }
}
