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

  @Test func `is described in columns, with its stored closures`() {
    let viewModel = Participant(.viewModel, module: "Detail")
    let graph = ObjectGraph(
      participants: [view, viewModel, presenter, interactor, Participant(Role("my store"))],
      references: [
        .init(presenter, "view", .weak, to: view),
        .init(presenter, "interactor", to: interactor),
        .init(interactor, "output", to: presenter),
        .init(interactor, "$store", .unowned, to: presenter),
      ],
      unseen: [.init(viewModel, "onChange"), .init(interactor, "a\u{1B}b")]
    )
    #expect(
      graph.description == #"""
        Presenter.view        weak     View
        Presenter.interactor  strong   Interactor
        Interactor.output     strong   Presenter
        Interactor.`$store`   unowned  Presenter
        without references: Detail.ViewModel, `my store`
        cycle: Presenter -.interactor-> Interactor -.output-> Presenter
        not seen: what closures capture (Detail.ViewModel.onChange, Interactor.`a\u{1B}b`)
        """#
    )
    #expect(ObjectGraph().description == "nobody is alive")
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

extension ObjectGraph {
  /// Creates a graph from references such as `A.b weak B, B.a A`; the strength defaults to strong.
  init(_ text: String) {
    self.init(
      references: text.split(separator: ",").map { line in
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

@Suite struct ObjectGraphJSONTests {
  @Test func `is written with names of lanes, without default members`() throws {
    let view = Participant(.view, type: "ListView")
    let presenter = Participant(.presenter)
    var event = Event(.graph)
    event.graph = ObjectGraph(
      participants: [view, presenter],
      references: [
        .init(view, "presenter", to: presenter), .init(presenter, "view", .weak, to: view),
      ],
      unseen: [.init(view, "")]
    )
    let trace = Trace(allLanes: [view], events: [event])
    #expect(
      trace.jsonLines == """
        {"viperlab":1,"lanes":[{"role":"View","type":"ListView"}]}
        {"kind":"graph","graph":{"participants":["View",{"role":"Presenter"}],"references":[\
        {"from":"View","property":"presenter","to":{"role":"Presenter"}},\
        {"from":{"role":"Presenter"},"property":"view","strength":"weak","to":"View"}],\
        "unseen":[{"from":"View","property":""}]}}

        """
    )
    #expect(try Trace(jsonLines: trace.jsonLines) == trace)
  }

  @Test func `an empty graph differs from no graph`() throws {
    var event = Event(.graph)
    event.graph = ObjectGraph()
    let line = #"{"kind":"graph","graph":{}}"#
    #expect(JSONLinesWriter(lanes: []).line(event) == line + "\n")
    #expect(try Trace(jsonLines: "{\"viperlab\":1}\n" + line).events == [event])
  }

  @Test(arguments: [
    (#"7"#, 1, JSONLinesError.Problem.expected("an object")),
    (#"{"participants":{}}"#, 17, .expected("an array")),
    (#"{"participants":[7]}"#, 18, .missingKey("role")),
    (#"{"references":[{"from":"A","property":"b"}]}"#, 16, .missingKey("to")),
    (#"{"references":[{"property":"b","to":"A"}]}"#, 16, .missingKey("from")),
    (#"{"references":[{"from":"A","to":"A"}]}"#, 16, .missingKey("property")),
    (#"{"references":[{"from":"A","property":1,"to":"A"}]}"#, 39, .expected("a text")),
    (
      #"{"references":[{"from":"A","property":"b","strength":"firm","to":"A"}]}"#, 54,
      .unknownWord("firm", known: ["strong", "weak", "unowned"])
    ),
    (#"{"unseen":[{"from":"A"}]}"#, 12, .missingKey("property")),
    (#"{"unseen":["A"]}"#, 12, .missingKey("from")),
  ])
  func `says where and what is wrong`(graph: String, column: Int, problem: JSONLinesError.Problem) {
    let start = #"{"kind":"graph","graph":"#
    let error = JSONLinesError(line: 2, column: start.count + column, problem: problem)
    #expect(throws: error) {
      try Trace(jsonLines: "{\"viperlab\":1}\n" + start + graph + "}")
    }
  }
}
