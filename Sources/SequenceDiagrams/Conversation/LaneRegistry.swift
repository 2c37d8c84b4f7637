import Traces

/// Who has a lane, from left to right.
///
/// A registry that is open grows at the right with everyone who speaks or is spoken to.
struct LaneRegistry {
  /// From left to right.
  private(set) var participants: [Participant] = []
  /// Whether whoever appears gets a lane.
  let isOpen: Bool

  private var indices: [Participant: Int] = [:]
  /// The lanes of those who were asked for last, found without comparing names.
  private var recent = RecentValues<ObjectIdentifier, Known>(atMost: 64)
  private var meant: MeantReceivers

  private struct Known {
    /// Nil for who has no lane.
    let lane: Int?
    /// Kept, so that nobody else comes to have their identity.
    let participant: Participant
  }

  /// A registry that is empty and grows.
  init() {
    isOpen = true
    meant = MeantReceivers()
  }

  /// The lanes of a trace that is known as a whole: those who took part in what is shown.
  init(_ participants: [Participant], of everyone: [Participant]) {
    self.init(participants, meaning: MeantReceivers(everyone))
  }

  /// The lanes of a trace that is known as a whole, and whom its lost messages were meant for.
  init(_ participants: [Participant], meaning meant: MeantReceivers) {
    isOpen = false
    self.meant = meant
    for participant in participants { add(participant) }
  }

  /// The index of a participant's lane from the left; nil when it has none.
  mutating func index(of participant: Participant?) -> Int? {
    guard let participant else { return nil }
    if let known = recent[participant.identity] { return known.lane }
    let lane = indices[participant] ?? (isOpen ? add(participant) : nil)
    recent[participant.identity] = Known(lane: lane, participant: participant)
    return lane
  }

  /// Gives a participant a lane at the right, unless it has one.
  @discardableResult
  mutating func add(_ participant: Participant) -> Int {
    if let lane = indices[participant] { return lane }
    let lane = participants.count
    participants.append(participant)
    indices[participant] = lane
    if isOpen { meant.add(participant) }
    return lane
  }

  /// The lanes that come or go with an event, each once.
  mutating func lanes(comingOrGoingIn event: Event) -> [Int] {
    guard event.kind == .created || event.kind == .gone else { return [] }
    return event.comingOrGoing.compactMap { index(of: $0) }.eachOnce
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
