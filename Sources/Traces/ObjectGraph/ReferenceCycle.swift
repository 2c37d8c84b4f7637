extension ObjectGraph {
  /// Strong references that lead back to where they began, through each participant once.
  public struct Cycle: Hashable, Sendable {
    /// The references in their order; the first is that of the participant earliest in the graph.
    public let references: [Reference]
  }

  /// How many cycles are named of participants that reference each other: 100.
  public static let cycleLimit = 100

  /// The cycles of strong references, each once: nothing in them is ever released by itself.
  ///
  /// They come by groups of participants that reference each other, directly or through others; the
  /// group of the earliest participant first, in a group the shortest cycle first. A group with more
  /// than ``cycleLimit`` cycles is given that many, a shortest among them (in a group so large that
  /// a search from each participant would take more than ten million steps, a shortest through its first
  /// participants). The time needed grows with the size of the graph, whatever its form.
  ///
  /// - Complexity: O((*p* + *r*) · *c*), where *p* is the number of participants, *r* that of references and
  ///   *c* that of the cycles returned.
  public var cycles: [Cycle] { groupsOfCycles.flatMap(\.cycles) }

  /// Whether a group has more cycles than were named.
  var hasMoreCycles: Bool { groupsOfCycles.contains { $0.hasMore } }

  private var groupsOfCycles: [(cycles: [Cycle], hasMore: Bool)] {
    let graph = StrongReferences(self)
    return graph.parts(graph.cycles).map { part in
      let search = CycleSearch(part, limit: ObjectGraph.cycleLimit)
      return (search.cycles.map(cycle), search.hasMore)
    }
  }

  /// The cycle of these references, turned so that the earliest stands first.
  func cycle(_ numbers: [Int]) -> Cycle {
    let start = numbers.indices.min { numbers[$0] < numbers[$1] } ?? 0
    return Cycle(references: (numbers[start...] + numbers[..<start]).map { references[$0] })
  }
}

extension ObjectGraph.Cycle {
  /// The participants of the cycle, each once.
  public var participants: [Participant] { references.map(\.owner) }
}

// MARK: - CustomStringConvertible

extension ObjectGraph.Cycle: CustomStringConvertible {
  /// The way round: `Presenter -.interactor-> Interactor -.presenter-> Presenter`.
  public var description: String { references.arrows }
}
