import SequenceDiagrams
import TerminalText
import Traces

extension Command {
  static let diagram: Command = Command(
    usage: "diagram [ladder|wide] [N..M]",
    help: """
      Draws the conversation since the module was loaded, or some rows of it: wide
      (labels in their arrows) where all labels have room there, else as a ladder.
      """,
    summary: "Draws the conversation",
    example: CommandExample("diagram 1..4", after: "load products; open"),
    isVerbatim: true,
    complete: { _, words in words.isEmpty ? ["ladder", "wide"] : [] },
    run: { session, words throws(Refusal) in
      let layout = words.first.flatMap { DiagramLayout(named: $0.lowercased()) }
      let words = layout == nil ? words : Array(words.dropFirst())
      try expect(words, atMost: 1, diagram.usage)
      let moment = try session.momentWithRows()
      let rows = try rows(words.first, of: "diagram", diagram.usage, in: session)
      return session.drawn(session.shown(moment), rows: rows, as: layout ?? .automatic)
    }
  )

  /// Reads a range of rows such as `3..7`, `3..`, `..7` or `3`; refuses hidden and missing rows, and a reversed range.
  static func rows(
    _ word: String?,
    of command: String,
    _ usage: String,
    in session: Session
  ) throws(Refusal) -> ClosedRange<Int>? {
    guard let word else { return nil }
    let last = try session.momentWithRows().lastNumber
    var bounds = (first: word, last: word)
    if let dots = word.firstRange(of: "..") {
      bounds = (String(word[..<dots.lowerBound]), String(word[dots.upperBound...]))
    }
    let first = bounds.first.isEmpty ? 1 : try rowNumber(bounds.first, usage)
    let end = bounds.last.isEmpty ? last : try rowNumber(bounds.last, usage)
    guard first <= end else {
      throw .misused("\(word) runs backwards.  \(command) \(end)..\(first)")
    }
    try session.refuseHidden(end, after: last)
    guard first >= 1, end <= last else {
      throw .misused("There is no row \(first < 1 ? first : end); rows are 1 to \(last).")
    }
    return first...end
  }

  static let trace = Command(
    usage: "trace",
    help: "Writes the conversation in the notation of tests and files, a row a line.",
    summary: "Writes the conversation a row a line",
    example: CommandExample("trace", after: "load products; open"),
    isVerbatim: true,
    run: { session, _ throws(Refusal) in
      let trace = try session.momentWithRows().trace
      return StyledText(trace.notation(lanes: false, details: false))
    }
  )
}
