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

  /// The drawing, each line ended by a newline.
  public func drawn(
    as layout: DiagramLayout = .ladder,
    _ options: DiagramOptions = DiagramOptions()
  ) -> StyledText {
    let drawing = layout.draw(self, options)
    guard options.legend, !drawing.isEmpty else { return drawing }
    let lines = Diagram.legend(isASCII: options.isASCII).lines
      .flatMap { $0.plain.displayWidth > options.columns ? $0.wrapped(options.columns) : [$0] }
    return drawing + "\n" + StyledText(lines: lines)
  }
}

extension StyledText {
  /// The text without styles, in lines of at most that many columns.
  fileprivate func wrapped(_ width: Int) -> [StyledText] {
    plain.wrapped(to: width).map { StyledText($0) }
  }
}
