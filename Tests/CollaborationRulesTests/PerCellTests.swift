import Testing
import Traces

@testable import CollaborationRules

@Suite struct PerCellTests {
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
}
