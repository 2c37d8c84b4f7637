import TerminalText
import Traces

/// A trace, or a range of its rows (its numbered events), to be drawn as a sequence diagram.
///
///     Diagram(trace).drawn().plain
///     Diagram(trace, rows: 8...13).drawn(as: .ladder, DiagramOptions(width: 60))
public struct Diagram: Sendable {
  /// The whole trace; the events before the first drawn row (numbered event) decide which objects exist and which calls run.
  public let trace: Trace
  /// The row numbers to be drawn; nil for all rows.
  public let rows: ClosedRange<Int>?

  /// Creates a diagram of the rows with numbers in `rows`, with the notes that follow each row and the dividers between the rows;
  /// of all rows for nil.
  public init(_ trace: Trace, rows: ClosedRange<Int>? = nil) {
    self.trace = trace
    self.rows = rows
  }

  /// Returns the drawing, with a newline after each line; empty if the diagram has no lines.
  ///
  /// - Complexity: O(*n*) in the number of events of the whole trace.
  public func drawn(
    as layout: DiagramLayout = .ladder,
    _ options: DiagramOptions = DiagramOptions()
  ) -> StyledText {
    finished(stream(as: layout, options), options)
  }

  private func finished(_ stream: DiagramStream, _ options: DiagramOptions) -> StyledText {
    let text = stream.styledText
    guard options.legend, !text.isEmpty else { return text }
    return text + Diagram.legend(options)
  }

  /// Returns a ladder of at most the first `longest` rows of the diagram, and the number of rows that follow them.
  ///
  /// Folded rows, which one line counts, do not count towards `longest`, which must be at least 1.
  ///
  /// - Complexity: O(*n*) in the number of events of the whole trace.
  public func drawnBeginning(
    _ options: DiagramOptions = DiagramOptions(),
    longest: Int
  ) -> (text: StyledText, rest: Int) {
    let last = min(rows?.upperBound ?? .max, trace.lastNumber)
    let stream = stream(as: .ladder, options, longest: longest)
    let end = stream.lastNumber ?? last
    guard end < last else {
      let whole = stream.isFull ? drawn(as: .ladder, options) : finished(stream, options)
      return (whole, 0)
    }
    let beginning = Diagram(trace, rows: min(rows?.lowerBound ?? 1, end)...end)
    let (rest, isHuge) = last.subtractingReportingOverflow(end)
    return (beginning.drawn(as: .ladder, options), isHuge ? .max : rest)
  }

  private func stream(
    as layout: DiagramLayout,
    _ options: DiagramOptions,
    longest: Int = .max
  ) -> DiagramStream {
    var stream = DiagramStream(of: self, as: layout, options, .styled)
    stream.room = longest
    for event in trace.events where !stream.isFull { stream.take(event) }
    stream.finish()
    return stream
  }

  /// Returns the column, from 0, in which the labels begin if this diagram is drawn as a ladder; 0 if its lanes (the columns of
  /// participants) do not fit.
  ///
  ///     options.labelColumn = diagrams.map { $0.labelColumn(options) }.max() ?? 0   // aligns several ladders
  ///
  /// - Complexity: O(*n*) in the number of events of the whole trace.
  public func labelColumn(_ options: DiagramOptions = DiagramOptions()) -> Int {
    let participants = LaneRegistry(self, options).participants
    var options = numbered(options)
    options.showsMarks = false
    return LadderColumns.best(for: participants, options)?.labelColumn ?? 0
  }

  func numbered(_ options: DiagramOptions) -> DiagramOptions {
    var options = options
    options.numberWidth = numberWidth
    return options
  }

  var numberWidth: Int {
    trace.events.reduce(3) { width, event in
      max(width, event.number.map { String($0).utf8.count } ?? 0)
    }
  }

  /// Returns a legend that explains the signs of a ladder (a diagram with its labels at the right).
  ///
  /// The first legend explains the common signs and says how to see it again; with `isFirst` false, the rarer signs are explained
  /// too.
  public static func legend(isASCII: Bool = false, isFirst: Bool = true) -> StyledText {
    let signs = Glyphs(isASCII: isASCII)
    let call = "\(signs.line)\(signs.line)\(signs.heads.right)"
    let answer = "\(signs.heads.left)\(signs.dash(1))\(signs.dash(0))"
    let later = "\(signs.asyncLine)\(signs.asyncLine)\(signs.asyncHeads.right)"
    var lines: [StyledText] = [
      """
      \(call) a call, to the right or to the left   \(answer) a value returned   \
      \(signs.active) still running
      """,
      "An indented message was caused by the one above it, \(later) after that returned.",
      "\(signs.lost) lost   \(signs.gone) gone   ! an error is thrown",
      "Work inside one object is no message.",
    ]
    if isFirst {
      lines.append("(This legend is shown once. help diagram shows it again.)")
    } else {
      lines.append(
        """
        \(later) an asynchronous call   \(signs.created) created   \(signs.loop) to itself   \
        \(signs.found) from or to outside
        """
      )
    }
    return StyledText(lines: lines)
  }

  /// Returns the legend after a drawing: a blank line, then the common and the rarer signs, wrapped to the width of the options.
  public static func legend(_ options: DiagramOptions) -> StyledText {
    let lines = legend(isASCII: options.drawsASCII, isFirst: false).lines.flatMap { line in
      line.plain.displayWidth > options.columns
        ? line.plain.wrapped(to: options.columns).map { StyledText($0) } : [line]
    }
    return "\n" + StyledText(lines: lines)
  }
}
