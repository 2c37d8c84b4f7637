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

  static let trace = Command(
    name: "trace",
    group: .look,
    usage: "trace",
    help: "Writes the conversation in the notation of tests and files, a row a line.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "trace")
      _ = try session.tracedRows()
      return StyledText(try session.visibleTrace().rowsOnly.notation(lanes: false))
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

extension Session {
  /// The trace, when there is a row to see; otherwise what to do first.
  func tracedRows() throws(Refusal) -> Trace {
    let trace = try requireLoaded().trace
    guard trace.lastNumber > 0 else {
      throw .failed("Nobody has said anything yet. Type  open  first.")
    }
    return trace
  }

  /// A row that exists and may be seen.
  func row(_ number: Int) throws(Refusal) -> Event {
    let all = try tracedRows()
    let visible = try visibleTrace()
    if let row = visible[row: number] { return row }
    if all[row: number] != nil {
      throw .failed("#\(number) is hidden while the question is open.")
    }
    throw .misused("There is no row #\(number); rows are 1 to \(visible.lastNumber).")
  }
}

extension Trace {
  /// The same conversation without wiring, screens and calls of the stage.
  var rowsOnly: Trace {
    Trace(lanes: lanes, events: rows)
  }
}
