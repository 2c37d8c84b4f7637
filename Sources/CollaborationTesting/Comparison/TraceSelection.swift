import Traces

struct TraceSelection {
  /// The roles whose messages, sent or received, are compared; empty for all roles.
  let roles: [Role]
  /// The roles whose messages, sent or received, are left out.
  let ignored: [Role]

  /// Returns only the selected rows (numbered events), each with its nearest selected cause; the whole trace if no roles are given.
  func rows(of trace: Trace) -> Trace {
    guard !roles.isEmpty || !ignored.isEmpty else { return trace }
    var events: [Event] = []
    var kept: [Int: Int] = [:]
    for var event in trace.events where event.number != nil {
      let cause = event.cause.flatMap { kept[$0] }
      if let number = event.number { kept[number] = isKept(event) ? number : cause }
      guard isKept(event) else { continue }
      event.cause = cause
      events.append(event)
    }
    return Trace(lanes: trace.lanes.filter { !isAmong(ignored, $0) }, events: events)
  }

  private func isKept(_ event: Event) -> Bool {
    let participants = event.participants
    if participants.contains(where: { isAmong(ignored, $0) }) { return false }
    return roles.isEmpty || participants.contains { isAmong(roles, $0) }
  }

  private func isAmong(_ roles: [Role], _ participant: Participant) -> Bool {
    roles.contains { $0 == participant.role || $0.name == participant.role.kind }
  }
}
