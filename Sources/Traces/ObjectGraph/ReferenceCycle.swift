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

  var hasMoreCycles: Bool { groupsOfCycles.contains { $0.hasMore } }

  private var groupsOfCycles: [(cycles: [Cycle], hasMore: Bool)] {
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
