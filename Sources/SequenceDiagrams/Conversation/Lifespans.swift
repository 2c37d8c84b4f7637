import Traces

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
  ///
  /// Creations and releases do not reach a receiver, nor do messages lost at a nil or released reference.
  var present: [Participant] { [sender, isReached ? receiver : nil].compactMap(\.self) }

  var isReached: Bool {
    switch kind {
    case .created, .gone: false
    case .lost: loss == .dropped || loss == .stopped
    default: true
    }
  }
}
