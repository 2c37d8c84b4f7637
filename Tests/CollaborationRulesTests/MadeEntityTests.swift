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
    let source = SourceFacts(calls: [.init("Order", in: role.name, role, by: "confirm()")])
    return Rule.madeEntity.evaluate(Evidence(trace, entities: ["Order"], source: source))
  }

  @Test func `names the View that makes an entity`() throws {
    #expect(try evaluate(.view).findings.map(\.text) == ["View makes an Order itself."])
  }

  @Test(arguments: [Role.interactor, .presenter, .store, .repository, .controller])
  func `ignores other roles that make entities`(role: Role) throws {
    #expect(try evaluate(role).findings == [])
  }
}
