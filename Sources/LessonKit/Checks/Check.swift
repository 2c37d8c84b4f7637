import Traces

/// A condition of a lesson's step, judged by the events and the learner's commands since the step began.
public struct Check: Sendable {
  /// The kind of condition, such as `seen`.
  public let kind: Kind
  /// The condition in words, shown to the learner as a goal that is ticked when it is reached.
  public let goal: String
  /// The check as written in the lesson, without the goal in words.
  public let text: String
  /// The line number of the check in the lesson's file, from 1.
  public let line: Int
  let meaning: Meaning
}

extension Check {
  struct Meaning: Sendable {
    var sentences: [MessageSentence] = []
    /// The figures and rows that a learner can cite to meet this check; empty unless it is a `cited` check.
    var citations: [String] = []
    let judge: @Sendable (CheckEvidence) -> CheckResult
  }

  func result(for evidence: CheckEvidence) -> CheckResult { meaning.judge(evidence) }

  /// Returns the row (numbered event) most similar to a message of this check, the first if several are; nil if no row shares a
  /// name with a message.
  func nearest(in events: [Event]) -> Event? {
    let scored = events.filter { $0.number != nil }.map { event in
      (event, meaning.sentences.map { $0.likeness(to: event) }.max() ?? 0)
    }
    guard let best = scored.map(\.1).max(), best > 0 else { return nil }
    return scored.first { $0.1 == best }?.0
  }
}
