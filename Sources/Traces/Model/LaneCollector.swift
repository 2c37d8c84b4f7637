/// Gathers participants, each once, in order of appearance.
///
/// Copies of one participant are told by their identity, which costs less than a look at the name.
struct LaneCollector {
  /// The participants that were added.
  private(set) var lanes: [Participant]
  private var known: Set<Participant>
  private var identities: Set<ObjectIdentifier>

  init(_ lanes: [Participant]) {
    self.lanes = lanes
    known = Set(lanes)
    identities = Set(lanes.lazy.map(\.identity))
  }

  mutating func add(_ participant: Participant) {
    guard identities.insert(participant.identity).inserted else { return }
    if known.insert(participant).inserted { lanes.append(participant) }
  }

  /// Adds the participants of an event.
  mutating func add(_ event: Event) {
    event.forEachParticipant { add($0) }
  }
}
