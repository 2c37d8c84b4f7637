import Traces

/// One thing a step asks for, judged by the events since the step began.
public struct Check: Sendable {
  /// What is asked of the messages.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The message was sent.
    case seen
    /// No such message was sent; judged when all else is met.
    case never
    /// The messages were sent in this order.
    case order
    /// The message was sent exactly so many times.
    case count
  }

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
    switch kind {
    case .seen, .order: orderResult(for: events)
    case .count: countResult(for: events)
    case .never: neverResult(for: events, lanes: lanes)
    }
  }

  private func orderResult(for events: [Event]) -> CheckResult {
    var rest = events[...]
    var row: Int?
    for sentence in sentences {
      guard let index = rest.firstIndex(where: sentence.matches) else { return .notYet }
      row = rest[index].number
      rest = rest[(index + 1)...]
    }
    return .met(row: row)
  }

  private func countResult(for events: [Event]) -> CheckResult {
    let found = events.filter { event in sentences.contains { $0.matches(event) } }
    guard found.count >= times else { return .notYet }
    return found.count == times
      ? .met(row: found.last?.number) : .violated(row: found[times].number)
  }

  private func neverResult(for events: [Event], lanes: [Participant]) -> CheckResult {
    if let event = events.first(where: { event in sentences.contains { $0.matches(event) } }) {
      return .violated(row: event.number)
    }
    let known = Set(lanes.flatMap { [$0.name, $0.module] })
    guard let stranger = sentences.flatMap(\.names).first(where: { !known.contains($0) }) else {
      return .met(row: nil)
    }
    return .broken("nobody here is called \(stranger)")
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
