import Traces

/// The participants that have a lane (a column of the diagram), from left to right.
///
/// An open registry appends a lane for each new sender or receiver.
struct LaneRegistry {
  private(set) var participants: [Participant] = []
  /// Whether a participant that has no lane gets one when its lane is looked up.
  let isOpen: Bool

  private var indices: [Participant: Int] = [:]
  /// The lanes looked up last, found by identity without comparing names.
  private var recent = BoundedCache<ObjectIdentifier, Known>(atMost: 64)
  private var intended: IntendedReceivers

  private struct Known {
    let lane: Int?
    /// Retained so that its `ObjectIdentifier` is not reused.
    let participant: Participant
  }

  init() {
    isOpen = true
    intended = IntendedReceivers()
  }

  /// Creates the lanes of a whole trace for `participants`; `everyone` are all participants of the trace, with or
  /// without a lane.
  init(_ participants: [Participant], of everyone: [Participant]) {
    self.init(participants, intending: IntendedReceivers(everyone))
  }

  /// Creates the lanes of a whole trace; `intended` finds the receivers that its lost messages were meant for.
  init(_ participants: [Participant], intending intended: IntendedReceivers) {
    isOpen = false
    self.intended = intended
    for participant in participants { add(participant) }
  }

  /// Returns the index of a participant's lane from the left; nil for nil and for a participant without a lane.
  ///
  /// An open registry first adds a missing lane.
  mutating func index(of participant: Participant?) -> Int? {
    guard let participant else { return nil }
    if let known = recent[participant.identity] { return known.lane }
    let lane = indices[participant] ?? (isOpen ? add(participant) : nil)
    recent[participant.identity] = Known(lane: lane, participant: participant)
    return lane
  }

  /// Appends a lane for a participant that has none, and returns the index of its lane.
  @discardableResult
  mutating func add(_ participant: Participant) -> Int {
    if let lane = indices[participant] { return lane }
    let lane = participants.count
    participants.append(participant)
    indices[participant] = lane
    if isOpen { intended.add(participant) }
    return lane
  }

  /// Returns the lanes of the objects that an event creates or releases, each once.
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

/// The indices of the sender's and receiver's lanes of an event; nil where a participant is unknown or has no lane.
struct Route: Hashable, Sendable {
  var sender: Int?
  var receiver: Int?
}
