extension Sequence where Element: Hashable {
  /// The elements of this sequence without repetitions, in order of their first occurrence.
  @inlinable package func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

/// A collector of a trace's participants in order of appearance, each once, as every participant gets one lane (column).
///
/// Copies of a participant are recognised by identity first, which is cheaper than comparing fields.
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
}
