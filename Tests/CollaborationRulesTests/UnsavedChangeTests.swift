import Testing
import Traces

@testable import CollaborationRules

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
