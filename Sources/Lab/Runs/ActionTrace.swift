import Traces

/// The events between one action and the next, with objects renamed so that the events of two actions can be compared.
struct ActionTrace {
  private(set) var trace: Trace

  init(of moment: Moment, action number: Int) {
    let events = moment.events(fromRow: number).dropFirst().prefix { $0.kind != .action }
    trace = Trace(lanes: moment.lanes, events: Array(events))
    renumberCreatedObjects()
  }

  /// Gives the objects created in these events ordinals from 1, except an ordinal that another object in these events has.
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
