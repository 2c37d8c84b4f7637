import Testing
import Traces

@testable import CollaborationRules

@Suite struct EntityLeakTests {
  private func evaluate(_ notation: String) throws -> RuleResult {
    Rule.entityLeak.evaluate(Evidence(try Trace(notation: notation), entities: ["Todo"]))
  }

  @Test(arguments: [
    "Presenter -> View  show([2 Todo])",
    "Presenter -> View  show(Todo(title: \"Focus\"))",
    "Presenter -> View  render(.loaded([2 Todo]))",
    "ViewModel -> View  onChange([Todo(title: \"a\"), Todo(title: \"b\")])",
    "View -> Presenter  todo(at: 0)\nPresenter --> View  Todo(title: \"Focus\")",
  ]) func `finds an entity in every message to a View`(notation: String) throws {
    #expect(try evaluate(notation).findings.count == 1)
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
    #expect(try evaluate(notation).findings == [])
  }

  @Test func `reports a message once, with all its rows`() throws {
    let result = try evaluate(
      "Presenter -> View  show([2 Todo])\nPresenter -> View  show([3 Todo])"
    )
    #expect(result.findings.map(\.rows) == [[1, 2]])
    #expect(result.findings.first?.text == "show(_:) hands Todo to View.")
    #expect(result.description == "judged 2 messages")
  }
}
