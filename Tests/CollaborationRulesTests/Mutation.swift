import Traces

/// A change to one message of a correct trace.
enum Mutation: String, CaseIterable {
  case dropped, doubled, moved, delayed, sentByAnother = "sent by another"

  /// Returns the trace with the row of that number changed; nil where the change is impossible.
  func applied(to trace: Trace, row number: Int) -> Trace? {
    var events = trace.events
    guard let start = events.firstIndex(where: { $0.number == number }) else { return nil }
    let part = Set(
      events.indices.filter { index in
        index == start || events[index].cause == number
          || trace.causes(of: events[index]).contains { $0.number == number }
      }
    )
    let inside = part.sorted().map { events[$0] }
    let rest = events.indices.filter { !part.contains($0) }.map { events[$0] }
    switch self {
    case .dropped: return Trace(lanes: trace.lanes, events: rest)
    case .doubled:
      let own = Set(inside.compactMap(\.number))
      let copies = inside.map { event in
        var event = event
        event.number = event.number.map { $0 + 10_000 }
        event.cause = event.cause.map { own.contains($0) ? $0 + 10_000 : $0 }
        return event
      }
      events.insert(contentsOf: copies, at: (part.max() ?? start) + 1)
    case .moved:
      for index in part {
        events[index].executor = "background"
        events[index].delivery = nil
      }
    case .delayed:
      let end = events.last?.time ?? 0
      var late = inside.map { event in
        var event = event
        event.time = end + 5_000
        return event
      }
      late[0].kind = .asyncCall
      late[0].isLate = true
      return Trace(lanes: trace.lanes, events: rest + late)
    case .sentByAnother:
      let event = events[start]
      let other = trace.lanes.first { lane in
        !lane.isUser && lane != event.sender && lane != event.receiver
          && lane.module == event.sender?.module && lane.role.kind != event.sender?.role.kind
          && lane.role.kind != event.receiver?.role.kind
      }
      guard let other else { return nil }
      events[start].sender = other
    }
    return Trace(lanes: trace.lanes, events: events)
  }
}
