import Testing
import Traces

@testable import CollaborationRules

@Suite struct StrongClosureTests {
  @Test func `ignores objects that a cycle of properties holds`() throws {
    let graph = ObjectGraph(
      "View.viewModel strong ViewModel",
      "ViewModel.view strong View",
      "ViewModel.onChange"
    )
    let trace = try Faulty.closed(Healthy.mvvm, holding: graph)
    #expect(Review(Evidence(trace)).findings.map(\.name) == ["strong-view"])
  }

  @Test func `examines nothing while work is pending`() throws {
    let closed = try Faulty.closed(Healthy.mvvm, holding: Faulty.strongClosure)
    #expect(Rule.strongClosure.evaluate(Evidence(closed, pending: 1)).examined.isEmpty)
  }
}

@Suite struct RecorderRetainsTests {
  @Test func `ignores the Store`() throws {
    let graph = ObjectGraph(participants: [Participant(.store)])
    let trace = try Faulty.closed(Healthy.viper, holding: graph)
    #expect(Rule.recorderRetains.evaluate(Evidence(trace)).findings == [])
  }

  @Test func `compares with a second recording if a closure is stored`() throws {
    let held = ObjectGraph("View.presenter strong Presenter", "Presenter.onChange")
    let trace = try Faulty.closed(Healthy.viper, holding: held)
    let free = try Faulty.closed(Healthy.viper, holding: ObjectGraph(participants: []))
    #expect(Rule.recorderRetains.evaluate(Evidence(trace)).findings == [])
    #expect(Rule.recorderRetains.evaluate(Evidence(trace, secondRecording: trace)).findings == [])
    let findings = Rule.recorderRetains.evaluate(Evidence(trace, secondRecording: free)).findings
    #expect(
      findings.map(\.details.first) == ["The same actions with another recorder leave no object."]
    )
  }
}
