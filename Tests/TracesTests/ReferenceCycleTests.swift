import TestSupport
import Testing
import Traces

@Suite struct ReferenceCycleTests {
  @Test func `a cycle begins at the participant earliest in the list`() {
    let graph = ObjectGraph(
      participants: ["C", "B", "A"].map { Participant(named: $0) },
      references: ObjectGraph("A.b B, B.c C, C.a A").references
    )
    #expect(graph.cycles.map(\.description) == ["C -.a-> A -.b-> B -.c-> C"])
    #expect(graph.cycles.first?.participants == graph.participants(at: [0, 2, 1]))
  }

  @Test func `a chain of thousands has no cycle`() {
    let count = Effort.count(100_000)
    let graph = ObjectGraph(count: count) { $0 < count - 1 ? [$0 + 1] : [] }
    #expect(graph.cycles.isEmpty)
  }

  @Test func `a ring of thousands is one cycle`() {
    let count = Effort.count(100_000)
    let graph = ObjectGraph(count: count) { [($0 + 1) % count] }
    #expect(graph.cycles.map(\.references.count) == [count])
  }

  @Test func `a thousand participants with both neighbours give as many cycles as the limit`() {
    let graph = ObjectGraph(count: 1000) { [$0 - 1, $0 + 1].filter((0..<1000).contains) }
    #expect(graph.cycles.map(\.references.count) == Array(repeating: 2, count: 100))
  }

  @Test func `names a cycle for each of many groups`() {
    let graph = ObjectGraph(count: 20_000) { [$0 ^ 1] }
    #expect(graph.cycles.count == 10_000)
  }

  @Test func `thirty mutual references give as many cycles as the limit, shortest first`() {
    let graph = ObjectGraph(count: 30) { index in (0..<30).filter { $0 != index } }
    let cycles = graph.cycles
    #expect(cycles.count == ObjectGraph.cycleLimit)
    #expect(Set(cycles).count == ObjectGraph.cycleLimit)
    #expect(cycles.first?.references.count == 2)
    #expect(cycles == graph.cycles)
    #expect(graph.description.contains("more cycles: only 100 are named"))
  }

  @Test func `the shortest cycle is named, also where a hundred others are found before it`() {
    let graph = ObjectGraph(count: 14) { index in
      let next = (index / 2 + 1) % 7 * 2
      return [next, next + 1] + (index == 13 ? [13] : [])
    }
    #expect(graph.cycles.first?.description == "Presenter:14 -.next-> Presenter:14")
    #expect(graph.cycles.count == 100)
  }

  @Test func `exactly as many cycles as the limit are complete`() {
    let graph = ObjectGraph(count: 101) { $0 == 0 ? Array(1...100) : [0] }
    #expect(graph.cycles.count == 100)
    #expect(!graph.description.contains("more cycles"))
  }
}

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
