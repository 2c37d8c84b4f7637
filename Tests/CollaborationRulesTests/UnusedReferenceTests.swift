import Testing
import Traces

@testable import CollaborationRules

@Suite struct UnusedReferenceTests {
  private func evaluate(
    _ lines: String = "",
    holding references: ObjectGraph = ObjectGraph("Presenter.router strong Router")
  ) throws -> RuleResult {
    let trace = try Trace(notation: "lanes User View Presenter Router\nUser -> View  open" + lines)
    let evidence = Evidence(trace.followed(by: references), source: Faulty.unusedReference)
    return Rule.unusedReference.evaluate(evidence)
  }

  @Test(arguments: ["", "\n  Router -> View  show()"])
  func `finds a target, unless it sends messages`(lines: String) throws {
    #expect(try evaluate(lines).findings.isEmpty == !lines.isEmpty)
  }

  @Test func `ignores a target that another reference leads to`() throws {
    let shared = ObjectGraph("Presenter.router strong Router", "View.router strong Router")
    #expect(try evaluate(holding: shared).findings == [])
  }

  @Test func `ignores a reference whose protocol has requirements, which dead-output finds`() throws
  {
    var source = Faulty.unusedReference
    source.requirements = [.init("showDetail()", of: "RouterInput", line: 3)]
    var trace = try Faulty.held
    var wired = Event(.wired, from: Participant(named: "Presenter"), to: nil)
    wired.seam = Seam("router", as: "RouterInput")
    trace = Trace(lanes: trace.lanes, events: [wired] + trace.events)
    #expect(Rule.unusedReference.evaluate(Evidence(trace, source: source)).findings == [])
  }
}
