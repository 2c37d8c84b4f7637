import Testing
import Traces

@testable import CollaborationRules

@Suite struct MisplacedRuleTests {
  private func judged(_ roles: Role..., businessRules: [String] = ["Title.isValid"]) -> Judgement {
    let calls = roles.map { role in
      SourceFacts.Call(
        "Title.isValid",
        in: "Todo\(role.name)",
        role,
        at: CodeLocation(file: "Todo.swift", line: 7, function: "add(_:)")
      )
    }
    let facts = SourceFacts(calls: calls, businessRules: businessRules)
    return Rule.misplacedRule.judge(Evidence(Trace(), source: facts))
  }

  @Test(arguments: [
    [Role.interactor, .presenter], [.interactor, .view], [.viewModel, .view],
    [.repository, .presenter], [.repository, .coordinator], [.controller, .view],
  ]) func `finds a call from another role than the one that decides`(roles: [Role]) {
    let judgement = judged(roles[0], roles[1])
    #expect(
      judgement.findings.map(\.text) == [
        "Title.isValid is asked by the \(roles[1].name); the \(roles[0].name) must decide it."
      ]
    )
    #expect(judgement.description == "judged 2 calls in the source")
  }

  @Test(arguments: [Role.interactor, .viewModel, .repository, .controller])
  func `finds nothing where the right one decides`(role: Role) {
    #expect(judged(role, .store).findings == [])
  }

  @Test func `knows a team's own word for a role`() {
    #expect(judged(Role("UseCase", as: .interactor)).findings == [])
  }

  @Test func `tells several calls by one role once`() {
    #expect(judged(.interactor, .view, .view).findings.count == 1)
  }

  @Test func `says what it lacks`() {
    let none = Rule.misplacedRule.judge(Evidence(Trace()))
    #expect(none.description == "judged nothing: no source was given")
    #expect(
      judged(.view, businessRules: []).description
        == "judged nothing: no function is named as a rule of the business"
    )
  }
}
