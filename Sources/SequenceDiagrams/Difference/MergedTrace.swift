import Traces

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
