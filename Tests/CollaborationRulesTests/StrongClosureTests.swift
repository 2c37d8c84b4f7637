import Testing
import Traces

@testable import CollaborationRules

@Suite struct StrongClosureTests {
  @Test func `names the retained objects and the closures that may hold them`() throws {
    let result = Rule.strongClosure.evaluate(try Faulty.named("strong-closure"))
    let finding = try #require(result.findings.first)
    #expect(finding.text == "View and ViewModel are still there after close.")
    #expect(finding.details.last == "Stored closures: ViewModel.onChange. It may hold View.")
    #expect(finding.rows == [13])
    #expect(result.description == "judged 4 objects")
  }

  @Test func `ignores objects that a cycle of properties holds`() throws {
    let graph = ObjectGraph(
      "View.viewModel strong ViewModel",
      "ViewModel.view strong View",
      "ViewModel.onChange"
    )
    let trace = try Faulty.closed(Healthy.mvvm, holding: graph)
    #expect(Review(Evidence(trace)).findings.map(\.name) == ["strong-view"])
  }

  @Test func `examines nothing before close, nor while work is pending`() throws {
    let open = try Trace(notation: Healthy.mvvm).followed(by: Faulty.strongClosure)
    #expect(
      Rule.strongClosure.evaluate(Evidence(open)).description
        == "judged nothing: no screen was left"
    )
    let closed = try Faulty.closed(Healthy.mvvm, holding: Faulty.strongClosure)
    #expect(Rule.strongClosure.evaluate(Evidence(closed, pending: 1)).examined.isEmpty)
  }
}
