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

  @Test(arguments: [
    Role.interactor, .presenter, .view, .viewModel, .repository, .controller, .router, .coordinator,
  ])
  func `finds a role that reads a static property, unless it assembles modules`(role: Role) {
    let assembles = role == .router || role == .coordinator
    #expect(evaluate(role).findings.count == (assembles ? 0 : 1))
    #expect(!assembles || evaluate(role).description == "judged 1 call in the source")
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
    let text = "is asked by the \(roles[1].name); the \(roles[0].name) must decide it."
    #expect(result.findings.map(\.text) == ["Title.isValid \(text)"])
    #expect(result.description == "judged 2 calls in the source")
  }

  @Test(arguments: [
    Role.interactor, .viewModel, .repository, .controller, Role("UseCase", as: .interactor),
  ])
  func `finds nothing if the right role decides`(role: Role) {
    #expect(evaluate(role, .store).findings == [])
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

@Suite struct DeadOutputTests {
  @Test func `reports a requirement together with those that only it would call`() throws {
    var source = Faulty.deadOutput
    source.requirements.append(.init("showMessage(_:)", of: "ViewProtocol", line: 14))
    source.calls = [.init("view.showMessage", in: "Presenter", .presenter, by: "onError(_:)")]
    let findings = try evaluate(
      .deadOutput,
      Healthy.viper,
      scenarios: Healthy.viper,
      source: source
    )
    .findings
    #expect(findings.map(\.text) == ["InteractorOutput.onError(_:) is called in no scenario."])
    #expect(findings.first?.details.last == "Nor is ViewProtocol.showMessage(_:).")
  }

  @Test func `ignores a requirement that one scenario calls`() throws {
    let result = try evaluate(
      .deadOutput,
      Healthy.viper,
      scenarios: Healthy.viper,
      "Interactor -> Presenter  onError(Down.down)",
      source: Faulty.deadOutput
    )
    #expect(result.findings == [])
  }

  @Test func `ignores requirements of an unanswered request, which no-reply finds`() throws {
    var silent = try Trace(
      notation: """
        = wired Interactor.presenter weak Presenter
        Presenter -> Interactor  getProducts()
          Interactor -> Store      loadProducts()
        """
    )
    silent.events[0].seam = Seam("presenter", .weak, as: "InteractorOutput")
    let healthy = try Trace(
      notation: "Presenter -> Interactor  getProducts()\n  Interactor -> Presenter  didGet()"
    )
    let evidence = Evidence(silent, scenarios: [healthy], source: Faulty.deadOutput)
    #expect(Review(evidence).findings.map(\.name) == ["no-reply"])
  }
}
