import TerminalText
import Traces

/// A trace to be drawn, or some rows of it.
///
///     Diagram(trace).drawn().plain
///     Diagram(trace, rows: 8...13).drawn(as: .ladder, DiagramOptions(width: 60))
public struct Diagram: Sendable {
  /// The whole trace: what came before the first row drawn still counts.
  public let trace: Trace
  /// The numbers of the rows drawn; nil for all.
  public let rows: ClosedRange<Int>?

  /// A diagram of all rows.
  public init(_ trace: Trace) {
    self.trace = trace
    self.rows = nil
  }

  /// A diagram of some rows, with the notes and dividers between them.
  public init(_ trace: Trace, rows: ClosedRange<Int>) {
    self.trace = trace
    self.rows = rows
  }

  /// The drawing, each line ended by a newline; empty when nothing is shown.
  ///
  /// Takes time linear in the events of the whole trace.
  public func drawn(
    as layout: DiagramLayout = .ladder,
    _ options: DiagramOptions = DiagramOptions()
  ) -> StyledText {
    finished(drawing(as: layout, options).rowFolder, options)
  }

  private func finished(_ folder: RowFolder, _ options: DiagramOptions) -> StyledText {
    let text = folder.output.styledText
    guard options.legend, !text.isEmpty else { return text }
    return text + Diagram.legend(options)
  }
}

extension Diagram {
  /// A ladder of at most so many rows from the beginning, and the number of rows left out.
  ///
  /// Rows that are folded count as the line that says so. Takes time linear in the events.
  public func drawnBeginning(
    _ options: DiagramOptions = DiagramOptions(),
    longest: Int
  ) -> (text: StyledText, rest: Int) {
    let last = min(rows?.upperBound ?? .max, trace.lastNumber)
    let folder = drawing(as: .ladder, options, longest: longest).rowFolder
    let end = folder.lastNumber ?? last
    guard end < last else {
      let whole = folder.isFull ? drawn(as: .ladder, options) : finished(folder, options)
      return (whole, 0)
    }
    let beginning = Diagram(trace, rows: min(rows?.lowerBound ?? 1, end)...end)
    let (rest, isHuge) = last.subtractingReportingOverflow(end)
    return (beginning.drawn(as: .ladder, options), isHuge ? .max : rest)
  }

  private func drawing(
    as layout: DiagramLayout,
    _ options: DiagramOptions,
    longest: Int = .max
  ) -> Drawing {
    var drawing = Drawing(
      Conversation(self, options),
      layout.makePen(options, numberWidth),
      OutputBuffer(.styled),
      options,
      longest: longest
    )
    for event in trace.events where !drawing.rowFolder.isFull { drawing.take(event) }
    drawing.finish()
    return drawing
  }
}

extension Diagram {
  /// The column in which the labels of a ladder begin, from 0, to draw several in line; 0 where
  /// there are more lanes than have room.
  ///
  ///     options.labelColumn = diagrams.map { $0.labelColumn(options) }.max() ?? 0
  ///
  /// Takes time linear in the events.
  public func labelColumn(_ options: DiagramOptions = DiagramOptions()) -> Int {
    ladderColumns(options)?.labelColumn ?? 0
  }

  private func ladderColumns(_ options: DiagramOptions) -> LadderColumns? {
    LadderColumns.best(
      for: LaneRegistry(self, options).participants,
      numberWidth: numberWidth,
      width: options.columns,
      ambiguous: options.ambiguous
    )
  }

  /// The columns that the longest number needs.
  var numberWidth: Int {
    var (low, high) = (0, 0)
    for event in trace.events {
      guard let number = event.number else { continue }
      if number < low { low = number }
      if number > high { high = number }
    }
    return max(3, String(low).count, String(high).count)
  }
}
