import SequenceDiagrams
import Traces

extension Command {
  static let diagram = Command(
    name: "diagram",
    group: .look,
    usage: "diagram [N..M]",
    help: "Draws the conversation since the module was loaded, or some rows of it.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "diagram [N..M]")
      let trace = try session.tracedRows()
      guard let word = words.first else { return session.drawn(trace) }
      let rows = try Command.rows(word, in: trace)
      return session.drawn(trace, rows: rows)
    }
  )

  /// Reads `3..7` or `3`.
  private static func rows(_ word: String, in trace: Trace) throws(Refusal) -> ClosedRange<Int> {
    let usage = "diagram [N..M]"
    let bounds = word.split(separator: ".").map(String.init)
    let first = try rowNumber(bounds.first, usage)
    let last = bounds.count > 1 ? try rowNumber(bounds.last, usage) : first
    guard first >= 1, first <= last, last <= trace.lastNumber, bounds.count <= 2 else {
      throw .misused(
        "There are no rows \(word.escapingControls()); rows are 1 to \(trace.lastNumber)."
      )
    }
    return first...last
  }
}
