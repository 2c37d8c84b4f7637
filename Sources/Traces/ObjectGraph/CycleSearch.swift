/// Finds the cycles in a strongly connected component, as references by their indices.
///
/// D. B. Johnson, "Finding all the elementary circuits of a directed graph", 1975: all cycles
/// through the first participant, then all others in what is left without it. Every walk finds a
/// cycle, so that a limit to the cycles is one to the time.
struct CycleSearch {
  /// The cycles, the shortest first; each begins at its earliest participant.
  private(set) var cycles: [[Int]] = []
  /// Whether there are more than the limit.
  let hasMore: Bool

  /// How many steps a search for the shortest cycle may take.
  private static let steps = 10_000_000

  /// Searches one group of participants.
  init(_ group: StrongReferences, limit: Int) {
    var cycles: [[Int]] = []
    var parts = [group]
    while cycles.count <= limit, let part = parts.popLast() {
      cycles += CyclesThroughFirst(part, limit: limit + 1 - cycles.count).found
      let rest = part.withoutFirst
      parts += rest.parts(rest.cycles).reversed()
    }
    hasMore = cycles.count > limit
    if hasMore, let shortest = CycleSearch.shortest(in: group) {
      cycles = [shortest] + cycles.filter { $0 != shortest }
    }
    self.cycles = Array(cycles.sortedByCount.prefix(limit))
  }

  private static func shortest(in group: StrongReferences) -> [Int]? {
    var shortest: [Int]?
    for start in group.outgoing.indices.prefix(max(1, steps / group.size)) {
      let cycle = PathSearch(group, from: [start], to: start).path(to: start)
      if let cycle, cycle.count < shortest?.count ?? Int.max { shortest = cycle }
    }
    return shortest
  }
}

extension [[Int]] {
  /// The shortest first, those of one length as they stood.
  fileprivate var sortedByCount: [[Int]] {
    indices.sorted { (self[$0].count, $0) < (self[$1].count, $1) }.map { self[$0] }
  }
}
