import TestSupport
import Testing
import Traces

@Suite struct ObjectGraphTests {
  private let view = Participant(.view)
  private let presenter = Participant(.presenter)
  private let interactor = Participant(.interactor)

  @Test func `puts references in the order of owners, properties and targets, each once`() {
    let graph = ObjectGraph(
      participants: [view, presenter, view],
      references: [
        .init(interactor, "presenter", .weak, to: presenter),
        .init(presenter, "others", to: interactor),
        .init(presenter, "first", to: view),
        .init(presenter, "others", to: view),
        .init(presenter, "first", to: view),
      ],
      unseen: [
        .init(presenter, "b"), .init(view, "c"), .init(presenter, "a"), .init(presenter, "b"),
      ]
    )
    #expect(graph.participants == [view, presenter, interactor])
    #expect(
      graph.references.map(\.description) == [
        "Presenter.others  strong  View", "Presenter.others  strong  Interactor",
        "Presenter.first  strong  View", "Interactor.presenter  weak  Presenter",
      ]
    )
    #expect(graph.unseen.map(\.description) == ["View.c", "Presenter.b", "Presenter.a"])
  }

  @Test func `its event is no row, has no lane and is not in the notation`() {
    var event = Event(.graph, order: 1)
    event.time = 120
    event.graph = ObjectGraph(participants: [view, presenter])
    let call = Event(.call, number: 1, from: view, to: interactor, Message("go()"))
    let trace = Trace(events: [call, event])
    #expect(!event.isRow)
    #expect(trace.lanes == [view, interactor])
    #expect(trace.notation == Trace(events: [call]).notation)
    #expect(event.notationLine() == "# graph")
  }
}

@Suite struct RetentionTests {
  @Test func `a participant that is not alive has no retention, and holds no other`() {
    let graph = ObjectGraph("View.presenter Presenter")
    #expect(graph.retention(of: Participant(.controller)) == nil)
    #expect(graph.retained(by: [Participant(.controller)]).isEmpty)
  }

  @Test func `the last of a chain of thousands is held by the first`() {
    let last = Effort.count(100_000) - 1
    let graph = ObjectGraph(count: last + 1) { $0 < last ? [$0 + 1] : [] }
    let retention = graph.retention(of: graph.participants[last], from: [graph.participants[0]])
    #expect(retention?.path.count == last)
  }
}

extension ObjectGraph {
  /// Creates a graph from references such as `A.b weak B, B.a A`, between commas or line feeds; the strength defaults to strong.
  init(_ text: String) {
    self.init(
      references: text.split { ",\n".contains($0) }.map { line in
        let words = line.split(separator: " ").map(String.init)
        let parts = words[0].split(separator: ".").map(String.init)
        return Reference(
          Participant(named: parts.dropLast().joined(separator: ".")),
          parts[parts.count - 1],
          words.count > 2 ? Seam.Strength(rawValue: words[1]) ?? .strong : .strong,
          to: Participant(named: words[words.count - 1])
        )
      }
    )
  }

  /// Creates a graph of Presenters; each holds those at the positions that `holds` returns.
  init(count: Int, holds: (Int) -> [Int]) {
    let participants = (1...count).map { Participant(.presenter, ordinal: $0) }
    self.init(
      participants: participants,
      references: participants.indices.flatMap { position in
        holds(position).map { Reference(participants[position], "next", to: participants[$0]) }
      }
    )
  }

  func participants(at positions: [Int]) -> [Participant] { positions.map { participants[$0] } }
}
