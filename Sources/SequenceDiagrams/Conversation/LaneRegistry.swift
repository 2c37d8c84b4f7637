import Traces

/// The participants that have a lane (a column of the diagram), from left to right.
///
/// An open registry appends a lane for each new sender, receiver, and created or released object.
struct LaneRegistry {
  private(set) var participants: [Participant] = []
  /// Whether a participant without a lane gets one when its lane is looked up.
  let isOpen: Bool

  private var indices: [Participant: Int] = [:]
  /// The lanes (participants' columns) looked up recently, by identity, which is faster than comparing names.
  private var recent = BoundedCache<ObjectIdentifier, Known>(atMost: 64)
  private var intended: IntendedReceivers

  private struct Known {
    let lane: Int?
    /// The participant, stored so that its `ObjectIdentifier` is not reused.
    let participant: Participant
  }

  init() {
    isOpen = true
    intended = IntendedReceivers()
  }

  /// Creates lanes for `participants`, from left to right; `intended` finds the participants for which lost messages were meant.
  init(_ participants: [Participant], intending intended: IntendedReceivers) {
    isOpen = false
    self.intended = intended
    for participant in participants { add(participant) }
  }

  /// Returns the index of a participant's lane, from 0 at the left; nil for nil and for a participant without a lane.
  ///
  /// An open registry adds a missing lane first.
  mutating func index(of participant: Participant?) -> Int? {
    guard let participant else { return nil }
    if let known = recent[participant.identity] { return known.lane }
    let lane = indices[participant] ?? (isOpen ? add(participant) : nil)
    recent[participant.identity] = Known(lane: lane, participant: participant)
    return lane
  }

  /// Returns the index of a participant's lane, which is appended if the participant has none.
  @discardableResult
  mutating func add(_ participant: Participant) -> Int {
    if let lane = indices[participant] { return lane }
    let lane = participants.count
    participants.append(participant)
    indices[participant] = lane
    if isOpen { intended.add(participant) }
    return lane
  }

  /// Returns the lanes (participants' columns) of the objects that an event creates or releases, each once; empty for other events.
  mutating func lanes(createdOrReleasedBy event: Event) -> [Int] {
    guard event.kind == .created || event.kind == .gone else { return [] }
    return event.createdOrReleased.compactMap { index(of: $0) }.uniqued()
  }

  mutating func route(of event: Event) -> Route {
    let target =
      intended.receiver(of: event) ?? (event.kind == .created ? event.objects.first : nil)
    return Route(sender: index(of: event.sender), receiver: index(of: target))
  }
}

/// The indices of the lanes of an event's sender and receiver; nil for an unknown participant or one without a lane.
///
/// The receiver of a lost message is the participant for which it was meant, that of a creation the first created object.
struct Route: Hashable, Sendable {
  var sender: Int?
  var receiver: Int?
}
