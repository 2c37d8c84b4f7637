import Traces

/// What one action led to, ready to be compared with what another led to.
struct ActionPart {
  /// The rows after the action's own, up to the next action.
  private(set) var trace: Trace

  /// What followed the action of that number.
  init(of moment: Moment, action number: Int) {
    let events = moment.events(fromRow: number).dropFirst().prefix { $0.kind != .action }
    trace = Trace(lanes: moment.lanes, events: Array(events))
    nameAnew()
  }

  /// Names those who were created here as if they were the first of their kind, where they are the
  /// only ones here: the second tap's `Detail.View:2` is the first tap's `Detail.View`.
  private mutating func nameAnew() {
    let present = Set(trace.rows.flatMap(\.participants))
    let created = trace.events.filter { $0.kind == .created }.flatMap(\.objects)
    var names: [Participant: Participant] = [:]
    for object in created {
      let earlier = names.keys.count { $0.role == object.role && $0.module == object.module }
      let name = Participant(
        object.role,
        type: object.type,
        module: object.module,
        ordinal: earlier + 1
      )
      if created.contains(name) || !present.contains(name) { names[object] = name }
    }
    for index in trace.events.indices { trace.events[index].rename(names) }
  }
}

extension Event {
  fileprivate mutating func rename(_ names: [Participant: Participant]) {
    sender = sender.map { names[$0] ?? $0 }
    receiver = receiver.map { names[$0] ?? $0 }
    objects = objects.map { names[$0] ?? $0 }
  }
}
