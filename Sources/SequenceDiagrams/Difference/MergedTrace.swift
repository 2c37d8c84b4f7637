import Traces

extension TraceDifference {
  /// All rows as one trace, each under the number of its position from 1 and inside its parent.
  ///
  /// Nothing in it took time or happened elsewhere, since neither is compared.
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

/// Everyone who takes part in either of two traces; who has the same name is the same.
struct MergedParticipants {
  /// The lanes of the later trace, and those of the earlier one that are no more, each behind the
  /// one that it stood behind there.
  private(set) var lanes: [Participant] = []
  private var known: [String: Participant] = [:]

  /// Puts the lanes of two traces in one order.
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
    for participant in leavers.removeValue(forKey: nil) ?? [] { add(participant) }
    for participant in after {
      add(participant)
      for leaver in leavers.removeValue(forKey: participant.name) ?? [] { add(leaver) }
    }
  }

  private mutating func add(_ participant: Participant) {
    guard known[participant.name] == nil else { return }
    known[participant.name] = participant
    lanes.append(participant)
  }

  /// The event with those who take part in it as they stand among the lanes.
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
