import Testing
import Traces

@testable import CollaborationRules

@Suite struct PulledStateTests {
  private func evaluate(_ property: String, _ value: String, by asker: String = "Presenter") throws
    -> RuleResult
  {
    let trace = try Trace(
      notation: """
        lanes User View Presenter Interactor Router
        User -> View                  open
          \(asker) -> Interactor       \(property)
          Interactor --> \(asker)      \(value)
        """
    )
    return Rule.pulledState.evaluate(Evidence(trace, entities: ["Todo"]))
  }

  @Test(arguments: ["Todo(title: \"Tea\")", "[3 Todo]"])
  func `finds an entity that is read from a property`(value: String) throws {
    let findings = try evaluate("todo", value).findings
    #expect(findings.map(\.text) == ["Presenter takes a Todo out of Interactor.todo."])
    #expect(findings.flatMap(\.rows) == [2, 3])
  }

  @Test func `ignores numbers, results of methods, and data that a Router passes on`() throws {
    #expect(try evaluate("count", "3").findings == [])
    #expect(try evaluate("todo()", "Todo(title: \"Tea\")").findings == [])
    #expect(try evaluate("todo", "Todo(title: \"Tea\")", by: "Router").findings == [])
  }
}
