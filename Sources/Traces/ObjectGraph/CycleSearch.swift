/// A search for the reference cycles in a strongly connected component; a cycle is a list of indices of references.
///
/// Johnson's algorithm ("Finding all the elementary circuits of a directed graph", 1975) finds all cycles through the first
/// participant, then all cycles in the graph without that participant. Each of its searches finds a cycle, so a limit on the number
/// of cycles also limits the time.
struct CycleSearch {
  private(set) var cycles: [[Int]] = []
  /// Whether the component has more cycles than the `limit` passed to the initializer.
  let hasMore: Bool

  /// The approximate number of steps after which no further participant is tried as the start of a shortest cycle.
  private static let steps = 10_000_000

  /// Searches the strongly connected component `group` and keeps at most `limit` cycles, sorted from the shortest; if there are
  /// more, a shortest one is among them.
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
    let order = cycles.indices.sorted { (cycles[$0].count, $0) < (cycles[$1].count, $1) }
    self.cycles = order.prefix(limit).map { cycles[$0] }
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
