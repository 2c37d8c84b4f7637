import Traces

/// The lanes of an exported trace: those who took part, in the order of the trace.
struct ScriptLanes {
  /// Neighbouring lanes of one later module.
  struct Group: Equatable {
    /// The module.
    let title: String
    /// The positions of its lanes.
    let lanes: Range<Int>
  }

  /// From left to right.
  let participants: [Participant]
  private let positions: [Participant: Int]
  private let meant: MeantReceivers

  /// Finds who took part in these events, which are those that are told.
  init(_ trace: Trace, told: [Event]) {
    meant = MeantReceivers(trace.lanes)
    var present = PresentParticipants()
    for event in told { present.take(event, meant.receiver(of: event)) }
    participants = present.ordered(as: trace.lanes)
    positions = Dictionary(
      zip(participants, participants.indices),
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension ScriptLanes {
  /// The position of a participant's lane from the left; nil when it has none.
  func index(of participant: Participant?) -> Int? { participant.flatMap { positions[$0] } }

  /// The lanes between which an event happens.
  func route(of event: Event) -> Route {
    Route(sender: index(of: event.sender), receiver: index(of: meant.receiver(of: event)))
  }

  /// The lanes that come or go with an event.
  func changed(by event: Event) -> [Int] {
    guard event.kind == .created || event.kind == .gone else { return [] }
    var seen: Set<Int> = []
    return event.comingOrGoing.compactMap { index(of: $0) }.filter { seen.insert($0).inserted }
  }

  /// The later modules, with the lanes that stand side by side.
  var groups: [Group] {
    var groups: [Group] = []
    var start = 0
    for lane in participants.indices {
      let module = participants[lane].module
      if lane + 1 < participants.count, participants[lane + 1].module == module { continue }
      if !module.isEmpty { groups.append(Group(title: module, lanes: start..<lane + 1)) }
      start = lane + 1
    }
    return groups
  }
}
