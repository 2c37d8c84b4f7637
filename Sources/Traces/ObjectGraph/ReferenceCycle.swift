extension ObjectGraph {
  /// A cycle of strong references in which no participant occurs twice.
  public struct Cycle: Hashable, Sendable {
    /// The references of the cycle in order, beginning with the one that comes first in the graph.
    public let references: [Reference]
  }

  /// The maximum number of cycles found in one group of participants that hold each other strongly, directly or
  /// indirectly: 100.
  public static let cycleLimit = 100

  /// The cycles of strong references between participants, which are not released while their cycle exists.
  ///
  /// Cycles are listed by groups of participants that hold each other strongly, directly or indirectly: the group of
  /// the earliest participant first, and in each group the shortest cycle first. Of a group with more than
  /// ``cycleLimit`` cycles only this number is returned, a shortest cycle among them. (If searching from every
  /// participant would take more than ten million steps, only the first participants are searched for a shortest
  /// cycle.)
  ///
  /// - Complexity: O((*p* + *r*) · *c*), where *p* is the number of participants, *r* the number of references and
  ///   *c* the number of cycles returned.
  public var cycles: [Cycle] { groupsOfCycles.flatMap(\.cycles) }

  /// Whether some group of participants has more reference cycles than ``cycleLimit``.
  var hasMoreCycles: Bool { groupsOfCycles.contains { $0.hasMore } }

  private var groupsOfCycles: [(cycles: [Cycle], hasMore: Bool)] {
    let graph = StrongReferences(self)
    return graph.parts(graph.cycles).map { part in
      let search = CycleSearch(part, limit: ObjectGraph.cycleLimit)
      return (search.cycles.map(cycle), search.hasMore)
    }
  }

  /// Returns the cycle of the references with the indices `numbers`, rotated so that the smallest index comes first.
  func cycle(_ numbers: [Int]) -> Cycle {
    let start = numbers.indices.min { numbers[$0] < numbers[$1] } ?? 0
    return Cycle(references: (numbers[start...] + numbers[..<start]).map { references[$0] })
  }
}

extension ObjectGraph.Cycle {
  /// The participants of the cycle, in the order of its references.
  public var participants: [Participant] { references.map(\.owner) }
}

// MARK: - CustomStringConvertible

extension ObjectGraph.Cycle: CustomStringConvertible {
  /// The cycle as a path: `Presenter -.interactor-> Interactor -.presenter-> Presenter`.
  public var description: String { references.arrows }
}
