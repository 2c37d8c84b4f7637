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
