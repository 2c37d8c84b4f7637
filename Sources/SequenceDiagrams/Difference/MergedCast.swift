import Traces

/// Everyone who takes part in either of two traces; who has the same name is the same.
struct MergedCast {
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
  func recast(_ event: Event) -> Event {
    var event = event
    event.sender = event.sender.map(recast)
    event.receiver = event.receiver.map(recast)
    if !event.objects.isEmpty { event.objects = event.objects.map(recast) }
    return event
  }

  private func recast(_ participant: Participant) -> Participant {
    known[participant.name] ?? participant
  }
}
