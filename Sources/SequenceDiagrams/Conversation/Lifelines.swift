import Traces

/// The lanes of the objects that exist at a point of the trace; a diagram draws only these lanes.
struct Lifelines {
  private(set) var alive = LaneSet()

  /// Creates lifelines on which no lane is alive; a lane becomes alive when its participant sends or receives.
  init() {}

  /// Creates the lifelines before the first event of a whole trace: the lanes of objects that no row creates.
  init(_ trace: Trace, _ registry: LaneRegistry) {
    alive = LaneSet(Lifespans(trace, registry).initial)
  }

  /// Marks the participants named in a trace's `lanes` line as alive, except in named modules, which rows create.
  mutating func begin(_ participants: [Participant], _ registry: inout LaneRegistry) {
    for participant in participants where participant.module.isEmpty {
      alive.insert(registry.index(of: participant))
    }
  }

  /// Marks the sender of a row or of a call by the stage and, if the event reaches it, the receiver as alive, before
  /// the event is drawn; does nothing for a release or another event without a row number.
  mutating func prepare(for event: Event, along route: Route) {
    guard event.kind != .gone, event.number != nil || event.kind == .stage else { return }
    alive.insert(route.sender)
    if event.isReached { alive.insert(route.receiver) }
  }

  /// Marks the objects that an event creates as alive and the objects that it releases as gone; to be called after the
  /// event was drawn, folded or left out.
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
