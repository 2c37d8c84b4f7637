import Testing
import Traces

@testable import CollaborationRules

@Suite struct StrongViewTests {
  @Test func `reports the row that opened the cycle again`() throws {
    let cycle = ObjectGraph("View.presenter strong Presenter", "Presenter.view strong View")
    let trace = try Trace().followed(by: cycle)
      .followed(by: "User -> View close\n  View -> Presenter detach()\n")
    let open = trace.followed(by: ObjectGraph("View.presenter strong Presenter"))
    let details = { (trace: Trace) in
      Rule.strongView.evaluate(Evidence(trace)).findings[0].details[1]
    }
    #expect(details(trace) == "No object in it is deallocated, nor any object that it holds.")
    #expect(details(open) == "No object in it could be deallocated until #1 opened the cycle.")
  }

  @Test func `finds a cycle of many screens once`() throws {
    let graph = ObjectGraph(
      references: (1...3).flatMap { ordinal in
        let view = Participant(.view, type: "ListView", ordinal: ordinal)
        let presenter = Participant(.presenter, type: "ListPresenter", ordinal: ordinal)
        return [
          ObjectGraph.Reference(view, "presenter", to: presenter),
          ObjectGraph.Reference(presenter, "view", to: view),
        ]
      }
    )
    let result = Rule.strongView.evaluate(Evidence(try Faulty.opened(holding: graph)))
    #expect(result.findings.count == 1)
  }

  @Test func `finds a cycle through a role named by the team`() throws {
    let screen = Participant(Role("Screen", as: .view))
    let brain = Participant(Role("Brain", as: .presenter))
    let graph = ObjectGraph(
      references: [
        ObjectGraph.Reference(screen, "brain", to: brain),
        ObjectGraph.Reference(brain, "screen", to: screen),
      ]
    )
    let trace = Trace().followed(by: graph)
    #expect(Rule.strongView.evaluate(Evidence(trace)).findings.count == 1)
  }

  @Test func `ignores a Coordinator that holds its screens`() throws {
    let graph = ObjectGraph("Coordinator.view strong View", "View.coordinator weak Coordinator")
    #expect(Rule.strongView.evaluate(Evidence(Trace().followed(by: graph))).findings == [])
  }
}
