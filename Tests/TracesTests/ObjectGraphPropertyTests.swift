import SeededRandom
import Testing
import Traces

@Suite struct ObjectGraphPropertyTests {
  @Test(arguments: 0..<Effort.count(300))
  func `cycles are valid, distinct and begin at their earliest participant`(seed: Int) {
    let graph = randomGraph(seed)
    let cycles = graph.cycles
    #expect(Set(cycles).count == cycles.count)
    for cycle in cycles {
      let indices = cycle.participants.map { graph.participants.firstIndex(of: $0) ?? -1 }
      #expect(Set(indices).count == indices.count && indices.min() == indices.first)
      #expect(cycle.references.allSatisfy { $0.strength == .strong })
      #expect(cycle.references.allSatisfy(graph.references.contains))
      let next = cycle.references.dropFirst() + cycle.references.prefix(1)
      #expect(cycle.references.map(\.target) == next.map(\.owner))
    }
  }

  @Test(arguments: 0..<Effort.count(800))
  func `all cycles of a small graph are found`(seed: Int) {
    let graph = randomGraph(seed)
    let expected = graph.roundTrips
    let cycles = graph.cycles.map(\.references)
    if expected.count <= ObjectGraph.cycleLimit {
      #expect(Set(cycles) == expected)
    } else {
      #expect(expected.isSuperset(of: cycles))
      #expect(cycles.first?.count == expected.map(\.count).min())
    }
  }

  @Test(arguments: 0..<Effort.count(300))
  func `everyone alive is held by a root, a cycle or something unseen`(seed: Int) throws {
    let graph = randomGraph(seed)
    let roots = Array(graph.participants.prefix(1))
    let retained = graph.retained(by: roots)
    #expect(retained + graph.leaked(from: roots) == graph.inHalves(retained))
    for participant in graph.participants {
      let retention = try #require(graph.retention(of: participant, from: roots))
      #expect((retention.source == .root) == retained.contains(participant))
      #expect(retention.path.last.map { $0.target == participant } ?? true)
      #expect(zip(retention.path, retention.path.dropFirst()).allSatisfy { $0.target == $1.owner })
      let start = retention.path.first?.owner ?? participant
      switch retention.source {
      case .root: #expect(roots.contains(start))
      case .cycle(let cycle): #expect(cycle.participants.contains(start))
      case .unseen: #expect(!graph.references.contains { $0.isStrong && $0.target == start })
      }
    }
  }

  @Test(arguments: 0..<Effort.count(100))
  func `the order of references makes no difference`(seed: Int) {
    let graph = randomGraph(seed)
    var random = SplitMix64(seed: seed)
    let owners = graph.participants.shuffled(using: &random)
    let references = owners.flatMap { owner in graph.references.filter { $0.owner == owner } }
    #expect(ObjectGraph(participants: graph.participants, references: references) == graph)
  }

  private func randomGraph(_ seed: Int) -> ObjectGraph {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...6, using: &random)
    let density = Int.random(in: 0...count * 6, using: &random)
    let participants = (1...count).map { Participant(.presenter, ordinal: $0) }
    let references = (0..<density).map { _ in
      ObjectGraph.Reference(
        participants.randomElement(using: &random) ?? .user,
        ["a", "b"].randomElement(using: &random) ?? "",
        [.strong, .strong, .strong, .weak, .unowned].randomElement(using: &random) ?? .strong,
        to: participants.randomElement(using: &random) ?? .user
      )
    }
    return ObjectGraph(participants: participants, references: references)
  }
}

extension ObjectGraph {
  /// All cycles, found by exhaustive search.
  fileprivate var roundTrips: Set<[Reference]> {
    var found: Set<[Reference]> = []
    for (index, start) in participants.enumerated() {
      let others = Set(participants[(index + 1)...])
      var ways = references.filter { $0.isStrong && $0.owner == start }.map { [$0] }
      while let way = ways.popLast(), let end = way.last?.target {
        if end == start { found.insert(way) }
        guard others.contains(end), !way.dropLast().contains(where: { $0.target == end }) else {
          continue
        }
        ways += references.filter { $0.isStrong && $0.owner == end }.map { way + [$0] }
      }
    }
    return found
  }

  /// Returns the participants with those in `first` before all others.
  fileprivate func inHalves(_ first: [Participant]) -> [Participant] {
    participants.filter(first.contains) + participants.filter { !first.contains($0) }
  }
}

extension ObjectGraph.Reference {
  fileprivate var isStrong: Bool { strength == .strong }
}
