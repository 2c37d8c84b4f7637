import Testing
import Traces

@testable import CollaborationRules

@Suite struct EntityLeakTests {
  @Test(arguments: [
    "Presenter -> View  show([2 Todo])",
    "Presenter -> View  show(Todo(title: \"Focus\"))",
    "Presenter -> View  render(.loaded([2 Todo]))",
    "ViewModel -> View  onChange([Todo(title: \"a\"), Todo(title: \"b\")])",
    "View -> Presenter  todo(at: 0)\nPresenter --> View  Todo(title: \"Focus\")",
  ]) func `finds an entity in every message to a View`(notation: String) throws {
    #expect(try evaluate(.entityLeak, notation, entities: ["Todo"]).findings.count == 1)
  }

  @Test(arguments: [
    "Presenter -> View  show([2 TodoRow])",
    "Presenter -> View  show(title: \"Todo\")",
    #"Presenter -> View  show(TodoRow(title: "a \"Todo\" b"))"#,
    "Interactor -> Presenter  didLoad([2 Todo])",
    "View -> Presenter  select(Todo(title: \"Focus\"))",
    "Presenter -> Router  show(Todo(title: \"Focus\"))",
    "Store --> Controller  [2 Todo]",
  ]) func `finds nothing without an entity or without a View`(notation: String) throws {
    #expect(try evaluate(.entityLeak, notation, entities: ["Todo"]).findings == [])
  }

  @Test func `reports a message once, with all its rows`() throws {
    let result = try evaluate(
      .entityLeak,
      "Presenter -> View  show([2 Todo])\nPresenter -> View  show([3 Todo])",
      entities: ["Todo"]
    )
    #expect(result.findings.map(\.rows) == [[1, 2]])
    #expect(result.description == "judged 2 messages")
  }
}

@Suite struct MadeEntityTests {
  private func evaluate(_ role: Role) throws -> RuleResult {
    try CollaborationRulesTests.evaluate(
      .madeEntity,
      """
      lanes User View Presenter
      User -> View                  press Add
        View -> Presenter             add(Order(id: 0))
      """,
      entities: ["Order"],
      source: SourceFacts(calls: [.init("Order", in: role.name, role, by: "confirm()")])
    )
  }

  @Test(arguments: [Role.view, .interactor, .presenter, .store, .repository, .controller])
  func `finds a View that makes an entity, and ignores other roles`(role: Role) throws {
    #expect(try evaluate(role).findings.count == (role == .view ? 1 : 0))
  }
}

@Suite struct PulledStateTests {
  private func evaluate(_ property: String, _ value: String, by asker: String = "Presenter") throws
    -> RuleResult
  {
    try CollaborationRulesTests.evaluate(
      .pulledState,
      """
      lanes User View Presenter Interactor Router
      User -> View                  open
        \(asker) -> Interactor       \(property)
        Interactor --> \(asker)      \(value)
      """,
      entities: ["Todo"]
    )
  }

  @Test(arguments: ["Todo(title: \"Tea\")", "[3 Todo]"])
  func `finds an entity that is read from a property`(value: String) throws {
    #expect(try evaluate("todo", value).findings.map(\.rows) == [[2, 3]])
  }

  @Test func `ignores numbers, results of methods, and data that a Router passes on`() throws {
    #expect(try evaluate("count", "3").findings == [])
    #expect(try evaluate("todo()", "Todo(title: \"Tea\")").findings == [])
    #expect(try evaluate("todo", "Todo(title: \"Tea\")", by: "Router").findings == [])
  }
}
