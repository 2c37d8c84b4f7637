import Testing
import Traces

@testable import CollaborationRules

@Suite struct PerCellTests {
  @Test func `names the message and how often it was sent`() throws {
    let result = Rule.perCell.evaluate(try Faulty.named("per-cell"))
    #expect(
      result.findings.map(\.text) == [
        "View sends row(at:) to Presenter once for each of 3 rows."
      ]
    )
    #expect(result.findings.map(\.rows) == [[9, 11, 13]])
    #expect(result.description == "judged 4 messages")
  }

  private func drawing(cells: Int) -> String {
    let cell = """

        = calls View tableView(_:cellForRowAt:)
        View -> Presenter  row(at: 0)
      """
    return "  = calls View tableView(_:numberOfRowsInSection:)"
      + String(repeating: cell, count: cells)
  }

  @Test func `takes three rows in one drawing of the table`() throws {
    let twice = "User -> View  open\n\(drawing(cells: 2))\n\(drawing(cells: 2))"
    #expect(try evaluate(.perCell, twice).findings == [])
    let once = "User -> View  open\n\(drawing(cells: 3))\n\(drawing(cells: 3))"
    #expect(try evaluate(.perCell, once).findings.map(\.rows) == [[2, 3, 4]])
  }

  @Test func `examines nothing without cell requests of a table`() throws {
    #expect(
      try evaluate(.perCell, "View -> Presenter  load()").description
        == "judged nothing: no table has asked for cells"
    )
  }
}
