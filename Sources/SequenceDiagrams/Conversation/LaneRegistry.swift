import Traces

/// Who has a lane, from left to right.
///
/// A registry that is open grows at the right with everyone who speaks or is spoken to.
struct LaneRegistry {
  /// From left to right.
  private(set) var participants: [Participant] = []
  /// Whether whoever appears gets a lane.
  let isOpen: Bool

  private var positions: [Participant: Int] = [:]
  private var recent = RecentIndices()
  private var meant: MeantReceivers

  /// A registry that is empty and grows.
  init() {
    isOpen = true
    meant = MeantReceivers()
  }

  /// The lanes of a trace that is known as a whole: those who took part in what is shown.
  init(_ participants: [Participant], of everyone: [Participant]) {
    isOpen = false
    meant = MeantReceivers(everyone)
    for participant in participants { add(participant) }
  }

  /// All lanes.
  var all: LaneSet { participants.indices.reduce(LaneSet()) { $0.with($1) } }

  /// The position of a participant's lane from the left; nil when it has none.
  mutating func index(of participant: Participant?) -> Int? {
    guard let participant else { return nil }
    let known = recent[participant]
    if known != RecentIndices.unknown { return known < 0 ? nil : known }
    let position = positions[participant] ?? (isOpen ? add(participant) : nil)
    recent.keep(participant, at: position ?? RecentIndices.none)
    return position
  }

  /// Gives a participant a lane at the right, unless it has one.
  @discardableResult
  mutating func add(_ participant: Participant) -> Int {
    if let position = positions[participant] { return position }
    let position = participants.count
    participants.append(participant)
    positions[participant] = position
    if isOpen { meant.add(participant) }
    return position
  }

  /// The lanes between which an event happens.
  mutating func route(of event: Event) -> Route {
    let target =
      meant.receiver(of: event) ?? (event.kind == .created ? event.objects.first : nil)
    return Route(sender: index(of: event.sender), receiver: index(of: target))
  }
}

/// The lanes between which something happens; nil for nobody or for who has no lane.
struct Route: Hashable, Sendable {
  var sender: Int?
  var receiver: Int?
}
