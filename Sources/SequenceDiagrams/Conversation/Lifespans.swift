import Traces

/// Which lanes of a trace that is known as a whole begin with a row, and which are there before it.
struct Lifespans {
  /// For each lane that a row creates, the index of that event among all events.
  private(set) var beginnings: [Int: Int] = [:]
  /// The lanes of those who are there before the first event.
  private(set) var initial: [Int] = []

  /// Reads the events until everyone has appeared.
  init(_ trace: Trace, _ registry: LaneRegistry) {
    var registry = registry
    var known: Set<Int> = []
    for (index, event) in trace.events.enumerated() where known.count < registry.participants.count
    {
      let isBeginning = event.kind == .created && event.number != nil
      for lane in registry.lanes(comingOrGoingIn: event) where known.insert(lane).inserted {
        if isBeginning { beginnings[lane] = index } else { initial.append(lane) }
      }
      for lane in event.present.compactMap({ registry.index(of: $0) })
      where known.insert(lane).inserted {
        initial.append(lane)
      }
    }
  }

  /// For each lane the index of the last event that needs it.
  ///
  /// Takes time linear in the events.
  static func lastUses(_ trace: Trace, _ registry: LaneRegistry) -> [Int: Int] {
    var registry = registry
    var lastUses: [Int: Int] = [:]
    for (index, event) in trace.events.enumerated() where event.number != nil {
      if event.kind == .created {
        for lane in registry.lanes(comingOrGoingIn: event) { lastUses[lane] = index }
      }
      for lane in event.present.compactMap({ registry.index(of: $0) }) { lastUses[lane] = index }
    }
    return lastUses
  }
}

extension Event {
  /// Who must exist for this to happen; nobody needs to be there for a message to be lost.
  var present: [Participant] { [sender, isReached ? receiver : nil].compactMap(\.self) }

  /// Whether the receiver must exist for this to happen.
  var isReached: Bool {
    switch kind {
    case .created, .gone: false
    case .lost: loss == .dropped || loss == .stopped
    default: true
    }
  }
}
