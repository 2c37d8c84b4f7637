import Traces

/// One thing a step asks for, judged by the events since the step began.
public struct Check: Sendable {
  /// What is asked of the messages.
  public let kind: Kind
  /// The sentence the learner sees ticked off.
  public let goal: String
  /// The check as the author wrote it, without the goal.
  public let text: String
  /// The line in the lesson's file, from 1.
  public let line: Int
  let sentences: [MessageSentence]
  let times: Int
}

extension Check {
  /// Judges the events since the step began; lanes say who could have spoken at all.
  func result(for events: [Event], lanes: [Participant]) -> CheckResult {
    kind.judge(self, events, lanes)
  }

  /// The events that are one of the messages.
  func matches(in events: [Event]) -> [Event] {
    events.filter { event in sentences.contains { $0.matches(event) } }
  }

  /// The event that comes nearest to what is asked for.
  func nearest(in events: [Event]) -> Event? {
    let scored = events.filter { $0.number != nil }.map { event in
      (event, sentences.map { $0.likeness(to: event) }.max() ?? 0)
    }
    guard let best = scored.map(\.1).max(), best > 0 else { return nil }
    return scored.first { $0.1 == best }?.0
  }
}
