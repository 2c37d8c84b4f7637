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

@Suite struct UnsavedChangeTests {
  private let edit = """
    lanes User View Presenter Interactor Store
    User -> View                  press Save
      View -> Presenter             rename("Tea")
        Presenter -> Interactor       rename("Tea")
    """
  private let save = """

    User -> View                  press Keep
      View -> Presenter             keep()
        Presenter -> Interactor       keep()
          Interactor -> Store           update("Tea")
    """

  private func evaluate(_ trace: String, _ scenarios: String...) throws -> RuleResult {
    let all = try scenarios.map { try Trace(notation: $0) }
    let evidence = Evidence(try Trace(notation: trace), scenarios: all, source: Faulty.unsaved)
    return Rule.unsavedChange.evaluate(evidence)
  }

  @Test func `ignores a draft that some scenario saves`() throws {
    #expect(try evaluate(edit, edit, edit + save).findings == [])
    #expect(try evaluate(edit + save, edit).findings == [])
  }

  @Test func `finds nothing without a Store or without a change`() throws {
    let alone = edit.replacing(" Store\n", with: "\n")
    #expect(try evaluate(alone, alone).findings == [])
    let other = edit.replacing("rename", with: "look")
    #expect(try evaluate(other, other).findings == [])
  }
}

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
