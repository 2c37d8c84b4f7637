import Traces

/// One thing a step asks for, judged by what has happened since the step began.
public struct Check: Sendable {
  /// What is asked.
  public let kind: Kind
  /// The sentence the learner sees ticked off.
  public let goal: String
  /// The check as the author wrote it, without the goal.
  public let text: String
  /// The line in the lesson's file, from 1.
  public let line: Int
  let meaning: Meaning
}

extension Check {
  /// What the words behind a check's kind mean.
  struct Meaning: Sendable {
    /// The messages that it speaks of.
    var sentences: [MessageSentence] = []
    /// What can be cited for it.
    var citations: [String] = []
    /// Judges what has happened.
    let judge: @Sendable (CheckEvidence) -> CheckResult
  }

  /// Judges what has happened since the step began.
  func result(for evidence: CheckEvidence) -> CheckResult { meaning.judge(evidence) }

  /// The event that comes nearest to what is asked for.
  func nearest(in events: [Event]) -> Event? {
    let scored = events.filter { $0.number != nil }.map { event in
      (event, meaning.sentences.map { $0.likeness(to: event) }.max() ?? 0)
    }
    guard let best = scored.map(\.1).max(), best > 0 else { return nil }
    return scored.first { $0.1 == best }?.0
  }
}
