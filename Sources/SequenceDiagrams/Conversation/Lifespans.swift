import Traces

/// The first and last use of each lane of a whole trace.
struct Lifespans {
  /// The index of the creating event among all events, for each lane whose object a row creates.
  private(set) var beginnings: [Int: Int] = [:]
  /// The lanes of objects that take part without being created by a row.
  private(set) var initial: [Int] = []

  /// Reads the events until every lane has been seen.
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

  /// Returns the index of the last row that needs each lane.
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
  /// The participants that must exist for this event: a lost message needs its receiver only if dropped or stopped.
  var present: [Participant] { [sender, isReached ? receiver : nil].compactMap(\.self) }

  var isReached: Bool {
    switch kind {
    case .created, .gone: false
    case .lost: loss == .dropped || loss == .stopped
    default: true
    }
  }
}
