import Traces

/// The differences between two traces, compared as trees of calls.
///
///     let difference = TraceDifference(from: before, to: after)
///     difference.isEmpty                                       // false
///     difference.sentences(before: "a.trace", after: "b.trace").plain
///
/// Only rows (numbered events) are compared, by kind, sender, receiver, label, outcome and number of repetitions. Times, executors
/// and row numbers are ignored, and so are all events without a number, such as notes and screens.
public struct TraceDifference: Sendable {
  /// The earlier trace.
  public let before: Trace
  /// The later trace.
  public let after: Trace
  /// The rows of both traces in one order: all rows of the later trace, with the removed rows at their former places.
  public let rows: DifferenceRows

  /// Compares two traces.
  ///
  /// - Complexity: Nearly linear in the number of rows if the traces are alike.
  public init(from before: Trace, to after: Trace) {
    self.before = before
    self.after = after
    rows = DifferenceRows(TreeMatch(from: before, to: after))
  }

  /// Whether no row (numbered event) differs between the traces.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var isEmpty: Bool { rows.isUnchanged }
}

extension Trace {
  /// Returns the participants that take part in rows of this trace and have no lane in the other one, in the order of lanes.
  func speakers(notIn other: Trace) -> [Participant] {
    let known = Set(other.lanes.map(\.name))
    let strangers = lanes.filter { !known.contains($0.name) }
    guard !strangers.isEmpty else { return [] }
    var speaking: Set<String> = []
    for event in events where event.number != nil {
      speaking.formUnion(event.participants.map(\.name))
    }
    return strangers.filter { speaking.contains($0.name) }
  }
}

extension TraceDifference {
  /// The rows (numbered events) of both traces as one trace: numbered from 1 in the order of `rows`, with their parents as causes.
  ///
  /// Times and executors are not compared and have their initial values.
  var merged: Trace {
    let merged = MergedParticipants(before.lanes, after.lanes)
    var trace = Trace(lanes: merged.lanes)
    trace.events = rows.indices.map { position in
      var event = merged.placed(rows.event(at: position))
      event.number = position + 1
      event.cause = rows.parent(of: position).map { $0 + 1 }
      event.time = 0
      event.executor = Event.mainExecutor
      return event
    }
    return trace
  }
}

/// The participants of two traces; participants with the same name count as one.
struct MergedParticipants {
  /// The participants of the later trace; a participant that only the earlier trace has stands after its nearest predecessor that
  /// both traces have, or first if there is none.
  private(set) var lanes: [Participant] = []
  private var known: [String: Participant] = [:]

  init(_ before: [Participant], _ after: [Participant]) {
    let names = Set(after.map(\.name))
    var anchor: String?
    var leavers: [String?: [Participant]] = [:]
    for participant in before {
      if names.contains(participant.name) {
        anchor = participant.name
      } else {
        leavers[anchor, default: []].append(participant)
      }
    }
    let others = after.flatMap { [$0] + (leavers.removeValue(forKey: $0.name) ?? []) }
    for participant in leavers[nil, default: []] + others where known[participant.name] == nil {
      known[participant.name] = participant
      lanes.append(participant)
    }
  }

  func placed(_ event: Event) -> Event {
    var event = event
    event.sender = event.sender.map(placed)
    event.receiver = event.receiver.map(placed)
    if !event.objects.isEmpty { event.objects = event.objects.map(placed) }
    return event
  }

  private func placed(_ participant: Participant) -> Participant {
    known[participant.name] ?? participant
  }
}
