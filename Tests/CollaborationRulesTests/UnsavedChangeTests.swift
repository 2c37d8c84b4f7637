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

  @Test func `names the property that is set, the place and the rows`() throws {
    let findings = try evaluate(edit, edit).findings
    #expect(
      findings.map(\.text) == [
        "Interactor.rename(_:) changes what the Store keeps; the Store is not told."
      ]
    )
    #expect(
      findings.flatMap(\.details) == [
        "It sets order.title, Interactor.swift:9.", "#3 rename(_:) made the change.",
      ]
    )
    #expect(findings.flatMap(\.rows) == [3])
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

  @Test func `needs the runs of all scenarios`() throws {
    #expect(
      try evaluate(edit).description == "judged nothing: the runs of all scenarios are needed"
    )
  }
}
