extension ObjectGraph {
  /// A cycle of strong references that passes through no participant twice.
  public struct Cycle: Hashable, Sendable {
    /// The references of the cycle in order; the first is the one that comes first in ``ObjectGraph/references``.
    public let references: [Reference]
  }

  /// The maximum number of cycles returned for one group: participants that hold each other strongly, directly or indirectly.
  public static let cycleLimit = 100

  /// The cycles of strong references between participants, which keep each other alive as long as their cycle exists.
  ///
  /// Cycles are listed by groups of participants that hold each other strongly, directly or indirectly: the group with the earliest
  /// participant first, and in each group the shortest cycle first. If a group has more than ``cycleLimit`` cycles, only so many
  /// are returned, with a shortest one among them. (In a very large group, a shortest cycle is sought only from the first
  /// participants, for about ten million steps.)
  ///
  /// - Complexity: O((*p* + *r*) · *c*), where *p* is the number of participants, *r* the number of references and *c* the number
  ///   of cycles returned.
  public var cycles: [Cycle] { groupsOfCycles.flatMap(\.cycles) }

  var groupsOfCycles: [(cycles: [Cycle], hasMore: Bool)] {
    let graph = StrongReferences(self)
    return graph.parts(graph.cycles).map { part in
      let search = CycleSearch(part, limit: ObjectGraph.cycleLimit)
      return (search.cycles.map(cycle), search.hasMore)
    }
  }

  /// Returns the cycle of the references with the indices `numbers`, which begins at the smallest index.
  func cycle(_ numbers: [Int]) -> Cycle {
    let start = numbers.indices.min { numbers[$0] < numbers[$1] } ?? 0
    return Cycle(references: (numbers[start...] + numbers[..<start]).map { references[$0] })
  }
}

extension ObjectGraph.Cycle {
  /// The participants of the cycle: the owners of its references, in order.
  public var participants: [Participant] { references.map(\.owner) }
}

extension ObjectGraph.Cycle: CustomStringConvertible {
  /// The cycle as a path: `Presenter -.interactor-> Interactor -.presenter-> Presenter`.
  public var description: String { references.arrows }
}

/// A search for the reference cycles in a strongly connected component; a cycle is a list of indices of references.
///
/// Johnson's algorithm ("Finding all the elementary circuits of a directed graph", 1975) finds all cycles through the first
/// participant, then all cycles in the graph without that participant. Each of its searches finds a cycle, so a limit on the number
/// of cycles also limits the time.
struct CycleSearch {
  private(set) var cycles: [[Int]] = []
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
      let rest = part.parts([Array(part.outgoing.indices.dropFirst())])[0]
      parts += rest.parts(rest.cycles).reversed()
    }
    hasMore = cycles.count > limit
    if hasMore, let shortest = CycleSearch.shortest(in: group) {
      cycles = [shortest] + cycles.filter { $0 != shortest }
    }
    self.cycles = Array(cycles.sorted { $0.count < $1.count }.prefix(limit))
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

/// A search, without recursion, for the reference cycles through the participant at position 0 of a graph.
///
/// A participant from which no way back to position 0 was found is not entered again until such a way opens.
struct CyclesThroughFirst {
  private struct Step {
    let participant: Int
    var next = 0
    var hasReturned = false
  }

  private(set) var found: [[Int]] = []

  private let graph: StrongReferences
  private var isBlocked: [Bool]
  private var waiting: [Set<Int>]
  private var trail: [Step] = []
  private var path: [Int] = []

  init(_ graph: StrongReferences, limit: Int) {
    self.graph = graph
    isBlocked = Array(repeating: false, count: graph.outgoing.count)
    waiting = Array(repeating: [], count: graph.outgoing.count)
    enter(0)
    while found.count < limit, let step = trail.last {
      let edges = graph.outgoing[step.participant]
      if step.next < edges.count {
        trail[trail.count - 1].next += 1
        follow(edges[step.next])
      } else {
        leave(step)
      }
    }
  }

  private mutating func enter(_ participant: Int) {
    isBlocked[participant] = true
    trail.append(Step(participant: participant))
  }

  private mutating func follow(_ edge: StrongReferences.Edge) {
    if edge.target == 0 {
      found.append(path + [edge.reference])
      trail[trail.count - 1].hasReturned = true
    } else if !isBlocked[edge.target] {
      path.append(edge.reference)
      enter(edge.target)
    }
  }

  private mutating func leave(_ step: Step) {
    trail.removeLast()
    _ = path.popLast()
    if step.hasReturned {
      unblock(step.participant)
      if !trail.isEmpty { trail[trail.count - 1].hasReturned = true }
    } else {
      for edge in graph.outgoing[step.participant] {
        waiting[edge.target].insert(step.participant)
      }
    }
  }

  private mutating func unblock(_ participant: Int) {
    var free = [participant]
    while let next = free.popLast() {
      guard isBlocked[next] else { continue }
      isBlocked[next] = false
      free += waiting[next]
      waiting[next] = []
    }
  }
}
