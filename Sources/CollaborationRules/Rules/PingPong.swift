import Sequences
import Traces

extension Rule {
  static let pingPong = Rule(
    "ping-pong",
    nothing: "no object asks another one inside an action",
    needs: [\.missingCauses],
    yieldingTo: ["retry-storm"]
  ) { evidence in
    let events = evidence.trace.events
    let (actions, turns) = (evidence.facts.outermost, evidence.facts.turns)
    let answers = events.map { question(answeredBy: $0, evidence) }
    let answered = Set(answers.compactMap(\.self))
    let valued = Set(zip(events, answers).filter { $0.0.isAnswer }.compactMap(\.1))
    let calls = events.indices.filter { events[$0].isQuestion && actions[$0] != $0 }
    // A call back counts as a request only if it returns a value.
    let questions = calls.filter {
      answered.contains($0) && (answers[$0] == nil || valued.contains($0))
    }
    // What UIKit asks several times, such as the number of rows, it asks each time in a call of its own.
    let stages = events.reduce(into: [0]) {
      $0.append($0[$0.count - 1] + ($1.kind == .stage ? 1 : 0))
    }
    // A turn is a series of events with no asynchronous call between them.
    let rounds = questions.grouped { events[$0].question + ["\(turns[$0])", "\(stages[$0])"] }
      .map { $0.map { events[$0] } }.filter { $0.count >= 3 }
    let cells =
      rounds.isEmpty ? [] : evidence.kinds(in: Rule.perCell.evaluate(evidence).findings)
    let others = rounds.map { round in round.filter { !evidence.isPart($0, of: cells) } }
      .filter { $0.count >= 3 }
    return (
      others.grouped { $0[0].question }.compactMap(finding),
      Set(calls.map { .message($0) })
    )
  }

  private static func finding(_ rounds: [[Event]]) -> Finding? {
    guard let asked = rounds.first, let first = asked.first, let asker = first.sender,
      let other = first.receiver
    else { return nil }
    let rows = asked.compactMap(\.number)
    let others = rounds.dropFirst().compactMap { $0[0].number }
    return Finding(
      "\(asker) asks \(other) \(first.message?.name ?? "the same") \(asked.count) times in one action.",
      details: ["\(rows.rowNames): each was answered before the next was asked."]
        + (others.isEmpty ? [] : ["It does so again from \(others.rowNames) on."]),
      repair: "ask \(other.family) once, for all of it",
      rows: rounds.joined().compactMap(\.number)
    )
  }

  /// Returns the index of the call that an event answers by a value or a message back; nil for a publisher or an error.
  private static func question(answeredBy event: Event, _ evidence: Evidence) -> Int? {
    if event.isAnswer {
      return event.value?.isPublisher != false || event.kind == .throw
        ? nil : evidence.index(ofRow: event.cause)
    }
    guard event.isMessage else { return nil }
    return evidence.causeIndices(of: event).first {
      event.goesBack(from: evidence.trace.events[$0])
    }
  }
}

extension Event {
  /// Whether the event may be a request: a call of a method, not by the User, without a closure as an argument.
  fileprivate var isQuestion: Bool {
    kind == .call && sender?.isUser == false && message?.name.hasSuffix(")") == true
      && !handsOverClosure
  }

  /// The sender, receiver and name of a request, for a Store or Repository also the arguments; equal for equal requests.
  fileprivate var question: [String] {
    ends + [(receiver?.keepsData == true ? message?.text : message?.name) ?? ""]
  }
}
