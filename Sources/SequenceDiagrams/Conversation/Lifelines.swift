import Traces

/// Which lanes are drawn at a moment: those of objects that exist.
struct Lifelines {
  /// The lanes that are drawn now.
  private(set) var alive = LaneSet()

  /// Begins with nobody; who speaks comes to life.
  init() {}

  /// Begins before the first event of a whole trace, with everyone who was not created by a row.
  init(_ trace: Trace, _ registry: LaneRegistry) {
    var registry = registry
    var known = LaneSet()
    let everyone = registry.all
    for event in trace.events where known != everyone {
      let isBirth = event.kind == .created && event.number != nil
      for lane in event.comingAndGoing.compactMap({ registry.index(of: $0) })
      where !known.contains(lane) {
        if !isBirth { alive.insert(lane) }
        known.insert(lane)
      }
      for lane in event.speaking.compactMap({ registry.index(of: $0) }) where !known.contains(lane)
      {
        alive.insert(lane)
        known.insert(lane)
      }
    }
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
    guard event.kind == .created || event.kind == .gone else { return }
    for participant in event.comingAndGoing {
      let lane = registry.index(of: participant)
      if event.kind == .created { alive.insert(lane) } else { alive.remove(lane) }
    }
  }

  /// The drawn lanes that end with this event.
  func ending(with event: Event, _ registry: inout LaneRegistry) -> LaneSet {
    var ending = LaneSet()
    guard event.kind == .gone else { return ending }
    for participant in event.comingAndGoing {
      if let lane = registry.index(of: participant), alive.contains(lane) { ending.insert(lane) }
    }
    return ending
  }
}

extension Event {
  /// Who came to be or ceased to be here.
  fileprivate var comingAndGoing: [Participant] {
    guard kind == .created || kind == .gone else { return [] }
    return comingOrGoing
  }

  /// Who must exist for this to happen; nobody needs to be there for a message to be lost.
  fileprivate var speaking: [Participant] {
    [sender, isReached ? receiver : nil].compactMap(\.self)
  }

  /// Whether the receiver must exist for this to happen.
  fileprivate var isReached: Bool {
    switch kind {
    case .created, .gone: false
    case .lost: loss == .dropped || loss == .stopped
    default: true
    }
  }
}
