import Traces

/// The lanes (participants' columns) whose objects exist at the current event; a diagram draws only these lanes.
struct Lifelines {
  private(set) var alive = LaneSet()

  /// Creates the state before the first event of an unknown trace: no lane is alive; a lane becomes alive when its participant
  /// is created, sends or receives.
  init() {}

  /// Creates the state before the first event of a whole trace: alive are the lanes that take part before a row creates them.
  init(_ trace: Trace, _ registry: LaneRegistry) {
    alive = LaneSet(Lifespans(trace, registry).initial)
  }

  /// Marks the participants of a trace's `lanes` line as alive, except those of named modules, which begin in later rows.
  mutating func begin(_ participants: [Participant], _ registry: inout LaneRegistry) {
    for participant in participants where participant.module.isEmpty {
      alive.insert(registry.index(of: participant))
    }
  }

  /// Marks the sender of a row, or of a call by the stage (the simulated device), as alive before the event is drawn, and the
  /// receiver if the event reaches it.
  ///
  /// Has no effect for the release of objects and for all other events.
  mutating func prepare(for event: Event, along route: Route) {
    guard event.kind != .gone, event.number != nil || event.kind == .stage else { return }
    alive.insert(route.sender)
    if event.isReached { alive.insert(route.receiver) }
  }

  /// Marks the objects that an event creates as alive and the objects that it releases as gone; to be called after the event was
  /// drawn, folded or left out.
  mutating func update(after event: Event, _ registry: inout LaneRegistry) {
    for lane in registry.lanes(createdOrReleasedBy: event) {
      if event.kind == .created { alive.insert(lane) } else { alive.remove(lane) }
    }
  }

  func ending(with event: Event, _ registry: inout LaneRegistry) -> LaneSet {
    guard event.kind == .gone else { return LaneSet() }
    return LaneSet(registry.lanes(createdOrReleasedBy: event)).intersection(alive)
  }
}
