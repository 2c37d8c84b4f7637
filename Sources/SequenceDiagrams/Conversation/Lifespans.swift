import Traces

/// Where the lanes of a whole trace begin, and after which rows they are no longer needed.
struct Lifespans {
  /// The index of the event that creates the lane's object, by lane, for each lane whose object is created by a row.
  private(set) var beginnings: [Int: Int] = [:]
  /// The lanes of objects that take part in the trace before any row creates them.
  private(set) var initial: [Int] = []

  /// Reads the events of a trace until every lane of the registry has been found.
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

  /// Returns, for each lane, the index of the last numbered event that needs the lane.
  ///
  /// - Complexity: O(*n*) in the number of events.
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
  /// The participants that must exist for this event: the sender and the receiver; of a lost message the receiver only
  /// if the message was dropped or stopped.
  var present: [Participant] { [sender, isReached ? receiver : nil].compactMap(\.self) }

  var isReached: Bool {
    switch kind {
    case .created, .gone: false
    case .lost: loss == .dropped || loss == .stopped
    default: true
    }
  }
}
