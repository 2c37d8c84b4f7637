import Testing
import Traces

@testable import CollaborationRules

@Suite struct MadeEntityTests {
  private func evaluate(_ role: Role) throws -> RuleResult {
    let trace = try Trace(
      notation: """
        lanes User View Presenter
        User -> View                  press Add
          View -> Presenter             add(Order(id: 0))
        """
    )
    let location = CodeLocation(file: "Orders.swift", line: 9, function: "confirm()")
    let call = SourceFacts.Call("Order", in: role.name, role, at: location)
    let source = SourceFacts(calls: [call])
    return Rule.madeEntity.evaluate(Evidence(trace, entities: ["Order"], source: source))
  }

  @Test func `names the View that makes an entity`() throws {
    #expect(try evaluate(.view).findings.map(\.text) == ["View makes an Order itself."])
  }

  @Test(arguments: [Role.interactor, .presenter, .store, .repository, .controller])
  func `ignores other roles that make entities`(role: Role) throws {
    #expect(try evaluate(role).findings == [])
  }

  @Test func `names the missing evidence`() throws {
    let none = Rule.madeEntity.evaluate(Evidence(Trace(), source: SourceFacts()))
    #expect(none.description == "judged nothing: no type is named as an entity")
  }
}
