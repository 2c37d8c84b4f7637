import Testing
import Traces

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
    var trace = Trace()
    trace.lanes = [view]
    trace.events = [event]
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
  func `says where and what is wrong`(
    graph: String,
    column: Int,
    problem: JSONLinesError.Problem
  ) {
    let start = #"{"kind":"graph","graph":"#
    let error = JSONLinesError(line: 2, column: start.count + column, problem: problem)
    #expect(throws: error) {
      try Trace(jsonLines: "{\"viperlab\":1}\n" + start + graph + "}")
    }
  }
}
