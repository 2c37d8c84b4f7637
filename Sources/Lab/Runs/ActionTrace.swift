import Traces

/// The rows of a trace between one action and the next, prepared for comparison with the rows of another action.
struct ActionTrace {
  private(set) var trace: Trace

  /// Extracts, from the trace up to a moment, the rows between the action in row `number` and the next action.
  init(of moment: Moment, action number: Int) {
    let events = moment.events(fromRow: number).dropFirst().prefix { $0.kind != .action }
    trace = Trace(lanes: moment.lanes, events: Array(events))
    renumberCreatedObjects()
  }

  /// Gives the objects created in these rows ordinals from 1, except where these rows contain another object of that
  /// name.
  ///
  /// Thus `Detail.View:2`, created by a second tap, can be compared with `Detail.View`, created by the first tap.
  private mutating func renumberCreatedObjects() {
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
