import Testing
import Traces

@testable import CollaborationRules

@Suite struct HiddenDependencyTests {
  private func evaluate(_ role: Role) -> RuleResult {
    let source = SourceFacts(sharedUses: [
      .init("OrderStore.shared", in: "Order\(role.name)", role, by: "init()")
    ])
    return Rule.hiddenDependency.evaluate(Evidence(Trace(), source: source))
  }

  @Test(arguments: [Role.interactor, .presenter, .view, .viewModel, .repository, .controller])
  func `names the type and the static property that it reads`(role: Role) {
    #expect(
      evaluate(role).findings.map(\.text) == [
        "Order\(role.name) reaches OrderStore.shared by itself."
      ]
    )
  }

  @Test(arguments: [Role.router, .coordinator])
  func `ignores roles that assemble modules`(role: Role) {
    #expect(evaluate(role).findings == [])
    #expect(evaluate(role).description == "judged 1 call in the source")
  }
}
