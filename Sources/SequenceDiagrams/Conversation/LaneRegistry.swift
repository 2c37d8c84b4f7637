import Traces

/// Who has a lane, from left to right.
///
/// A registry that is open grows at the right with everyone who speaks or is spoken to.
struct LaneRegistry {
  /// From left to right.
  private(set) var participants: [Participant] = []
  /// Whether whoever appears gets a lane.
  let isOpen: Bool

  private var places: [Participant: Int] = [:]
  private var recent = RecentPlaces()
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

  /// The place of a participant's lane from the left; nil when it has none.
  mutating func place(of participant: Participant?) -> Int? {
    guard let participant else { return nil }
    let known = recent[participant]
    if known != RecentPlaces.unknown { return known < 0 ? nil : known }
    let place = places[participant] ?? (isOpen ? add(participant) : nil)
    recent.keep(participant, at: place ?? RecentPlaces.none)
    return place
  }

  /// Gives a participant a lane at the right, unless it has one.
  @discardableResult
  mutating func add(_ participant: Participant) -> Int {
    if let place = places[participant] { return place }
    let place = participants.count
    participants.append(participant)
    places[participant] = place
    if isOpen { meant.add(participant) }
    return place
  }

  /// The lanes between which an event happens.
  mutating func route(of event: Event) -> Route {
    let target =
      meant.receiver(of: event) ?? (event.kind == .created ? event.objects.first : nil)
    return Route(sender: place(of: event.sender), receiver: place(of: target))
  }
}

/// The lanes between which something happens; nil for nobody or for who has no lane.
struct Route: Hashable, Sendable {
  var sender: Int?
  var receiver: Int?
}
