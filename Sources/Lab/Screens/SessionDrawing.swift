import LessonKit
import SequenceDiagrams
import TerminalText
import Traces

extension Session {
  var diagramOptions: DiagramOptions {
    var options = settings.applied(to: state.viewing)
    options.hiddenFrom = hiddenByQuestion
    return options
  }

  func drawn(_ screen: Screen, isWhole: Bool = false) -> StyledText {
    if settings.isPlain { return StyledText(screen.sentences(isWhole: isWhole)) }
    return ScreenDrawing(
      screen: screen,
      isASCII: settings.isASCII,
      ambiguous: settings.ambiguous,
      isWhole: isWhole
    ).text
  }

  /// Returns the trace from `row` on for drawing; a row that a question hides first is included without its message.
  func shown(_ moment: Moment, fromRow row: Int = 1) -> Trace {
    var trace = row > 1 ? moment.part(fromRow: row) : moment.trace
    if hiddenByQuestion != nil, let next = loaded?.now.nextRow(after: moment) { trace.append(next) }
    return trace
  }

  func drawn(
    _ trace: Trace,
    rows: ClosedRange<Int>? = nil,
    as layout: DiagramLayout = .ladder,
    cursor: Int? = nil
  ) -> StyledText {
    let rows = rows ?? 1...max(1, trace.lastNumber)
    if settings.isPlain { return drawnBeginning(trace, rows: rows, longest: .max).text }
    var options = diagramOptions
    options.cursor = cursor
    return Diagram(trace, rows: rows).drawn(as: layout, options)
  }

  func drawnBeginning(
    _ trace: Trace,
    rows: ClosedRange<Int>,
    longest: Int
  ) -> (text: StyledText, rest: Int) {
    guard settings.isPlain else {
      return Diagram(trace, rows: rows).drawnBeginning(diagramOptions, longest: longest)
    }
    let (filter, hidden) = (state.viewing.filter, hiddenFrom ?? .max)
    let shown = trace.rows.filter { rows.contains($0.number ?? 0) && filter.includes($0) }
    let visible = shown.prefix(longest).filter { ($0.number ?? 0) < hidden }
    let text = StyledText(sentencesOf: visible).wrapped(to: settings.width)
    return (text, max(0, shown.count - longest))
  }

  /// The actions that the screen offers; empty while actions are refused: in the past, in a question, for a soloist and a file.
  var offersText: StyledText {
    let isAsked = openLesson?.run.step.kind.isQuestion ?? false
    guard let loaded, !isInPast, !isAsked, loaded.soloist == nil else { return "" }
    guard loaded.now.screen != nil, loaded.run.recorded == nil else { return "" }
    let offers = loaded.offers.isEmpty ? ["close"] : loaded.offers
    let lead = "you can: "
    let lines = offers.wrapped(to: max(20, settings.width - lead.count), by: ", ")
    return lines.enumerated().reduce(into: StyledText()) { text, line in
      let start = line.offset == 0 ? lead : String(repeating: " ", count: lead.count)
      text += StyledText(start + line.element + "\n", .dim)
    }
  }
}
