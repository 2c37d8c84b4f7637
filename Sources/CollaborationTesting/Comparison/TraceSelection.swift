import Traces

/// The rows of a trace that an expectation is about.
struct TraceSelection {
  /// Only what one of these sends or receives; all where there are none.
  let only: [Role]
  /// Nothing that one of these sends or receives.
  let ignored: [Role]

  /// The rows of a trace, each caused by the nearest row that is left.
  func rows(of trace: Trace) -> Trace {
    guard !only.isEmpty || !ignored.isEmpty else { return trace }
    var events: [Event] = []
    var kept: [Int: Int] = [:]
    for var event in trace.events where event.number != nil {
      let cause = event.cause.flatMap { kept[$0] }
      if let number = event.number { kept[number] = isKept(event) ? number : cause }
      guard isKept(event) else { continue }
      event.cause = cause
      events.append(event)
    }
    return Trace(lanes: trace.lanes.filter(isKept), events: events)
  }

  private func isKept(_ event: Event) -> Bool {
    let participants = event.participants
    if participants.contains(where: { isAmong(ignored, $0) }) { return false }
    return only.isEmpty || participants.contains { isAmong(only, $0) }
  }

  private func isKept(_ lane: Participant) -> Bool { !isAmong(ignored, lane) }

  private func isAmong(_ roles: [Role], _ participant: Participant) -> Bool {
    roles.contains { $0 == participant.role || $0.name == participant.role.kind }
  }
}
