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
      let rows = try Command.rows(word, in: try session.visibleTrace())
      return session.drawn(trace, rows: rows)
    }
  )

  /// Reads `3..7`, `3..`, `..7` or `3`.
  private static func rows(_ word: String, in trace: Trace) throws(Refusal) -> ClosedRange<Int> {
    let last = trace.lastNumber
    var bounds = (first: word, last: word)
    if let dots = word.firstRange(of: "..") {
      bounds = (String(word[..<dots.lowerBound]), String(word[dots.upperBound...]))
    }
    let first = bounds.first.isEmpty ? 1 : try rowNumber(bounds.first, "diagram [N..M]")
    let end = bounds.last.isEmpty ? last : try rowNumber(bounds.last, "diagram [N..M]")
    guard first <= end else {
      throw .misused("\(word) runs backwards.  diagram \(end)..\(first)")
    }
    guard first >= 1, end <= last else {
      throw .misused("There is no row \(first < 1 ? first : end); rows are 1 to \(last).")
    }
    return first...end
  }
}
