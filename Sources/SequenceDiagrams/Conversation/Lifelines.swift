import Traces

/// The lanes (participants' columns) whose objects exist at the current event; a diagram draws only these lanes.
struct Lifelines {
  private(set) var alive = LaneSet()

  /// Creates the state before an unknown trace: a lane becomes alive when its participant is created, sends or receives.
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

  /// Marks the sender of a row, or of a call by the stage, as alive before it is drawn, and the receiver if the event reaches it.
  mutating func prepare(for event: Event, along route: Route) {
    guard event.kind != .gone, event.number != nil || event.kind == .stage else { return }
    alive.insert(route.sender)
    if event.isReached { alive.insert(route.receiver) }
  }

  /// Marks created objects as alive and released objects as gone, after the event was drawn, folded or left out.
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

/// The events of a whole trace at which its lanes (participants' columns) begin, and the last rows that need the lanes.
struct Lifespans {
  /// The index of the event that creates a lane's object, by lane (participant's column); without the lanes in `initial`.
  private(set) var beginnings: [Int: Int] = [:]
  /// The lanes (participants' columns) whose objects take part in the trace before any row (numbered event) creates them.
  private(set) var initial: [Int] = []

  init(_ trace: Trace, _ registry: LaneRegistry) {
    var registry = registry
    var known: Set<Int> = []
    for (index, event) in trace.events.enumerated() where known.count < registry.participants.count
    {
      let isBeginning = event.kind == .created && event.number != nil
      for lane in registry.lanes(createdOrReleasedBy: event) where known.insert(lane).inserted {
        if isBeginning { beginnings[lane] = index } else { initial.append(lane) }
      }
      for lane in event.present.compactMap({ registry.index(of: $0) })
      where known.insert(lane).inserted {
        initial.append(lane)
      }
    }
  }

  /// Returns, by lane, the index of the last event with a row number that needs the lane; without lanes that no such event needs.
  static func lastUses(_ trace: Trace, _ registry: LaneRegistry) -> [Int: Int] {
    var registry = registry
    var lastUses: [Int: Int] = [:]
    for (index, event) in trace.events.enumerated() where event.number != nil {
      if event.kind == .created {
        for lane in registry.lanes(createdOrReleasedBy: event) { lastUses[lane] = index }
      }
      for lane in event.present.compactMap({ registry.index(of: $0) }) { lastUses[lane] = index }
    }
    return lastUses
  }
}

extension Event {
  /// The participants that must exist for this event: its sender, and its receiver if the event reaches it.
  var present: [Participant] { [sender, isReached ? receiver : nil].compactMap(\.self) }

  var isReached: Bool {
    switch kind {
    case .created, .gone: false
    case .lost: loss == .dropped || loss == .stopped
    default: true
    }
  }
}
