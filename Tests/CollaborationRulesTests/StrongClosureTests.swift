import Testing
import Traces

@testable import CollaborationRules

@Suite struct StrongClosureTests {
  @Test func `names who is left and the closures that may hold them`() throws {
    let result = Rule.strongClosure.evaluate(try Faulty.named("strong-closure"))
    let finding = try #require(result.findings.first)
    #expect(finding.text == "View and ViewModel are still there after close.")
    #expect(finding.details.last == "Stored closures: ViewModel.onChange. It may hold View.")
    #expect(finding.rows == [13])
    #expect(result.description == "judged 4 objects")
  }

  @Test func `leaves to others what a cycle of properties explains`() throws {
    let graph = ObjectGraph(
      "View.viewModel strong ViewModel",
      "ViewModel.view strong View",
      "ViewModel.onChange"
    )
    let trace = try Faulty.closed(Healthy.mvvm, holding: graph)
    #expect(Review(Evidence(trace)).findings.map(\.name) == ["strong-view"])
  }

  @Test func `judges nothing before close, nor while something is due`() throws {
    let open = try Trace(notation: Healthy.mvvm).followed(by: Faulty.strongClosure)
    #expect(
      Rule.strongClosure.evaluate(Evidence(open)).description
        == "judged nothing: no screen was left"
    )
    let closed = try Faulty.closed(Healthy.mvvm, holding: Faulty.strongClosure)
    #expect(Rule.strongClosure.evaluate(Evidence(closed, pending: 1)).examined.isEmpty)
  }
}
