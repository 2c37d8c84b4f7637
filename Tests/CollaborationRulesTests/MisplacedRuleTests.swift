import Testing
import Traces

@testable import CollaborationRules

@Suite struct MisplacedRuleTests {
  private func evaluate(_ roles: Role...) -> RuleResult {
    let calls = roles.map { role in
      SourceFacts.Call("Title.isValid", in: "Todo\(role.name)", role, by: "add(_:)")
    }
    let facts = SourceFacts(calls: calls, businessRules: ["Title.isValid"])
    return Rule.misplacedRule.evaluate(Evidence(Trace(), source: facts))
  }

  @Test(arguments: [
    [Role.interactor, .presenter], [.interactor, .view], [.viewModel, .view],
    [.repository, .presenter], [.repository, .coordinator], [.controller, .view],
  ]) func `finds a call from a role that should not decide`(roles: [Role]) {
    let result = evaluate(roles[0], roles[1])
    #expect(
      result.findings.map(\.text) == [
        "Title.isValid is asked by the \(roles[1].name); the \(roles[0].name) must decide it."
      ]
    )
    #expect(result.description == "judged 2 calls in the source")
  }

  @Test(arguments: [Role.interactor, .viewModel, .repository, .controller])
  func `finds nothing if the right role decides`(role: Role) {
    #expect(evaluate(role, .store).findings == [])
  }

  @Test func `recognizes a team's own name for a role`() {
    #expect(evaluate(Role("UseCase", as: .interactor)).findings == [])
  }

  @Test func `reports several calls by one role once`() {
    #expect(evaluate(.interactor, .view, .view).findings.count == 1)
  }
}
