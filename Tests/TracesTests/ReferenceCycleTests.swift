import SeededRandom
import Testing
import Traces

@Suite struct ReferenceCycleTests {
  @Test(arguments: [
    ("", []),
    ("A.b B, B.c C, A.c C", []),
    ("A.closure A", ["A -.closure-> A"]),
    ("B.a A, A.b B", ["B -.a-> A -.b-> B"]),
    ("A.b weak B, B.a A", []),
    ("A.b unowned B, B.a A", []),
    ("A.b B, A.c B, B.a A", ["A -.b-> B -.a-> A", "A -.c-> B -.a-> A"]),
    ("B.a A, A.b B, B.c C, C.b B", ["B -.a-> A -.b-> B", "B -.c-> C -.b-> B"]),
    ("A.b B, B.c C, C.a A, C.b B", ["B -.c-> C -.b-> B", "A -.b-> B -.c-> C -.a-> A"]),
    (
      "A.b B, A.c C, B.a A, B.c C, C.b B",
      ["A -.b-> B -.a-> A", "B -.c-> C -.b-> B", "A -.c-> C -.b-> B -.a-> A"]
    ),
    ("C.d D, D.c C, B.b B, A.c C, A.b B", ["C -.d-> D -.c-> C", "B -.b-> B"]),
    (
      "A.b B, B.c C, C.a A, A.c C, C.b B, B.a A",
      [
        "A -.b-> B -.a-> A", "A -.c-> C -.a-> A", "B -.c-> C -.b-> B",
        "A -.b-> B -.c-> C -.a-> A", "A -.c-> C -.b-> B -.a-> A",
      ]
    ),
  ])
  func `names every cycle of strong references once`(references: String, cycles: [String]) {
    #expect(ObjectGraph(references).cycles.map(\.description) == cycles)
  }

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
