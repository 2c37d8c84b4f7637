import SequenceDiagrams
import TerminalText
import Traces

extension Session {
  /// Options for drawings, as the session is set.
  var diagramOptions: DiagramOptions {
    var options = settings.diagramOptions
    options.hiddenFrom = hiddenByQuestion
    return viewing.applied(to: options)
  }

  /// A screen as a box, or in sentences where drawings are not wanted; of many rows only some,
  /// unless it is to be whole.
  func drawn(_ screen: Screen, isWhole: Bool = false) -> StyledText {
    if settings.isPlain { return StyledText(screen.sentences(isWhole: isWhole)) }
    return ScreenDrawing(
      screen: screen,
      isASCII: settings.isASCII,
      ambiguous: settings.ambiguous,
      isWhole: isWhole
    ).text
  }

  /// The rows of a moment to be drawn, from one on; where more is hidden, its first row is there as a
  /// number of which nothing is said.
  func shown(_ moment: Moment, fromRow row: Int = 1) -> Trace {
    var trace = row > 1 ? moment.part(fromRow: row) : moment.trace
    if hiddenByQuestion != nil, let next = loaded?.now.nextRow(after: moment) { trace.append(next) }
    return trace
  }

  /// Rows as a diagram, or as sentences where drawings are not wanted; a ladder marks the row behind
  /// which the cursor stands.
  func drawn(
    _ trace: Trace,
    rows: ClosedRange<Int>? = nil,
    as layout: DiagramLayout = .ladder,
    cursor: Int? = nil
  ) -> StyledText {
    let rows = rows ?? 1...max(1, trace.lastNumber)
    guard settings.isPlain else {
      var options = diagramOptions
      options.cursor = cursor
      return Diagram(trace, rows: rows).drawn(as: layout, options)
    }
    return sentences(trace.rows.filter { rows.contains($0.number ?? 0) })
  }

  /// A ladder of an action that ends after so many rows, and how many of the action are left.
  func drawnBeginning(
    _ trace: Trace,
    rows: ClosedRange<Int>,
    longest: Int
  ) -> (text: StyledText, rest: Int) {
    guard settings.isPlain else {
      return Diagram(trace, rows: rows).drawnBeginning(diagramOptions, longest: longest)
    }
    let shown = trace.rows.filter { rows.contains($0.number ?? 0) && viewing.filter.includes($0) }
    return (sentences(Array(shown.prefix(longest))), max(0, shown.count - longest))
  }

  private func sentences(_ rows: [Event]) -> StyledText {
    let hidden = hiddenFrom ?? .max
    let shown = rows.filter { ($0.number ?? 0) < hidden && viewing.filter.includes($0) }
    return StyledText(sentencesOf: shown).wrapped(to: settings.width)
  }
}
