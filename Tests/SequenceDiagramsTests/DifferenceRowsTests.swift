import SeededRandom
import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct DifferenceRowsTests {
  private let before = """
    A -> B one()
      B -> C old()
        C -> D deep()
      B -> C kept(1)
    A -> B two()
    A -> B three()
    A -> B four()
    A -> B five()
    A -> B six()
    """
  private let after = """
    A -> B one()
      B -> C kept(2)
      B -> C new()
    A -> B two()
    A -> B three()
    A -> B four()
    A -> B five()
    A -> B five()
    A -> B six()
    """

  private func difference() throws -> TraceDifference {
    TraceDifference(from: try Trace(notation: before), to: try Trace(notation: after))
  }

  @Test func `puts a removed row in its former place`() throws {
    let rows = try difference().rows
    let lines = rows.map { "\($0.mark.sign)\($0.event.number ?? 0) \($0.depth) \($0.event.label)" }
    #expect(
      lines == [
        " 1 0 one()", "-2 1 old()", "-3 2 deep()", "~2 1 kept(2)", "+3 1 new()", " 4 0 two()",
        " 5 0 three()", " 6 0 four()", "x7 0 five()", "x8 0 five()", " 9 0 six()",
      ]
    )
    #expect(rows.map(\.parent) == [nil, 0, 1, 0, 0, nil, nil, nil, nil, nil, nil])
    #expect(rows[3].was?.label == "kept(1)")
    #expect(rows[8].repetition == Repetition(before: 1, after: 2))
  }

  @Test func `folds unchanged rows and repetitions`() throws {
    let entries = try difference().entries(context: 0)
    #expect(
      entries == [
        .row(0), .row(1), .row(2), .row(3), .row(4), .asBefore(5..<8), .row(8), .surplus(9..<10),
        .row(10),
      ]
    )
    #expect(try difference().entries().contains(.asBefore(5..<8)) == false)
  }

  @Test(arguments: [
    (
      "A -> B x()\n  B -> C one()\n    C -> D deep()\n  B -> C gone()\n  B -> C end()\n",
      "A -> B x()\n  B -> C one()\n    C -> D deep()\n    C -> D new()\n  B -> C end()\n",
      [" x()", " one()", " deep()", "+new()", "-gone()", " end()"]
    ),
    (
      "A ~> B x()\nA -> C y()\n  C -> D z()\nB --> A 1 ^1\nA -> C end()\n",
      "A ~> B x()\nA -> C y()\n  C -> D z()\nA -> C end()\n",
      [" x()", " y()", " z()", "-1", " end()"]
    ),
  ])
  func `puts a removed row behind earlier effects, a late answer where it came`(
    before: String,
    after: String,
    marked: [String]
  ) throws {
    let (before, after) = (try Trace(notation: before), try Trace(notation: after))
    let rows = TraceDifference(from: before, to: after).rows
    #expect(rows.map { $0.mark.sign + $0.event.label } == marked)
  }

  @Test func `compares thousands of levels`() {
    let count = Effort.count(100_000)
    func trace(_ changed: Int) -> Trace {
      var story = Story()
      for level in 0..<count {
        let name = level == changed ? "g()" : "f()"
        story.row(.call, "A", "B", .plain(name), in: level == 0 ? nil : level)
      }
      return story.trace
    }
    let difference = TraceDifference(from: trace(-1), to: trace(count / 2))
    #expect(difference.summary == "1 added, 1 removed, 1 moved.")
    #expect(difference.ladder().plain.contains("~") == false)
    #expect(difference.ladder().lines.count < 20)
  }
}
