import Traces

/// Which lanes are drawn at a moment: those of objects that exist.
struct Lifelines {
  /// The lanes that are drawn now.
  private(set) var alive = LaneSet()

  /// Begins with nobody; who speaks comes to life.
  init() {}

  /// Begins before the first event of a whole trace, with everyone who was not created by a row.
  init(_ trace: Trace, _ registry: LaneRegistry) {
    for lane in Lifespans(trace, registry).initial { alive.insert(lane) }
  }

  /// Takes in that those of the line of lanes are there; who has a later module is not made yet.
  mutating func begin(_ participants: [Participant], _ registry: inout LaneRegistry) {
    for participant in participants where participant.module.isEmpty {
      alive.insert(registry.index(of: participant))
    }
  }

  /// Takes in who must be there for an event to happen, before it is drawn.
  mutating func meet(_ event: Event, _ route: Route) {
    guard event.kind != .gone, event.number != nil || event.kind == .stage else { return }
    alive.insert(route.sender)
    if event.isReached { alive.insert(route.receiver) }
  }

  /// Takes in what an event changes, after it is drawn.
  mutating func pass(_ event: Event, _ registry: inout LaneRegistry) {
    for lane in registry.lanes(comingOrGoingIn: event) {
      if event.kind == .created { alive.insert(lane) } else { alive.remove(lane) }
    }
  }

  /// The drawn lanes that end with this event.
  func ending(with event: Event, _ registry: inout LaneRegistry) -> LaneSet {
    guard event.kind == .gone else { return LaneSet() }
    let lanes = registry.lanes(comingOrGoingIn: event).filter { alive.contains($0) }
    return lanes.reduce(LaneSet()) { $0.with($1) }
  }
}
