/// A collector of the participants of a trace in order of appearance, without repetitions; each gets one lane (column).
///
/// It recognises copies of a participant by identity first, which is cheaper than comparing names.
struct LaneCollector {
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

  mutating func add(_ event: Event) {
    event.forEachParticipant { add($0) }
  }
}
