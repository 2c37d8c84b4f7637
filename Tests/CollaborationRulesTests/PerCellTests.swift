import Testing
import Traces

@testable import CollaborationRules

@Suite struct PerCellTests {
  @Test func `names the message and how often it was sent`() throws {
    let judgement = Rule.perCell.judge(try Faulty.named("per-cell"))
    #expect(
      judgement.findings.map(\.text) == [
        "View sends row(at:) to Presenter once for each of 3 rows."
      ]
    )
    #expect(judgement.findings.map(\.rows) == [[9, 11, 13]])
    #expect(judgement.description == "judged 4 messages")
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
    #expect(try judged(.perCell, twice).findings == [])
    let once = "User -> View  open\n\(drawing(cells: 3))\n\(drawing(cells: 3))"
    #expect(try judged(.perCell, once).findings.map(\.rows) == [[2, 3, 4]])
  }

  @Test func `judges nothing where no table asks`() throws {
    #expect(
      try judged(.perCell, "View -> Presenter  load()").description
        == "judged nothing: no table has asked for cells"
    )
  }
}
