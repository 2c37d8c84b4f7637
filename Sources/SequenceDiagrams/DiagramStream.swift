import Traces

/// A drawing that takes the events of a trace one after the other and gives out bytes at any time.
///
///     var stream = DiagramStream(as: .ladder, options)
///     stream.take(event)                    // as often as there is one
///     stream.drain { bytes in write(bytes) }  // whenever output is wanted
///     stream.finish()
///
/// A participant gets a lane (a column) with its first event, or at once when the trace's `lanes` line names it. Memory
/// does not grow with the number of rows; the time for an event depends on the number of lanes and running calls, not
/// on the rows before it.
public struct DiagramStream: EventSink {
  private var drawing: Drawing
  private let layout: DiagramLayout
  private var options: DiagramOptions

  /// Creates a stream for events that are not known in advance, which draws the rows with numbers in `rows`, or all for
  /// nil.
  public init(
    as layout: DiagramLayout = .ladder,
    rows: ClosedRange<Int>? = nil,
    _ options: DiagramOptions = DiagramOptions(),
    isColoured: Bool = false
  ) {
    (self.layout, self.options) = (layout, options)
    drawing = Drawing(
      Conversation(rows: rows, options),
      layout.makePen(options, DiagramStream.numberWidth),
      OutputBuffer(isColoured ? .coloured : .plain),
      options
    )
  }

  /// Creates a stream for a whole trace, with lanes for the participants of the rows that the diagram shows.
  ///
  /// The caller still passes the events to `take(_:)`.
  public init(
    of diagram: Diagram,
    as layout: DiagramLayout = .ladder,
    _ options: DiagramOptions = DiagramOptions(),
    isColoured: Bool = false
  ) {
    (self.layout, self.options) = (layout, options)
    drawing = Drawing(
      Conversation(diagram, options),
      layout.makePen(options, diagram.numberWidth),
      OutputBuffer(isColoured ? .coloured : .plain),
      options
    )
  }

  /// Adds lanes (columns) for participants that are known before the first event.
  public mutating func take(lanes: [Participant]) { drawing.take(lanes: lanes) }

  /// Draws the next event.
  public mutating func take(_ event: Event) { drawing.take(event) }

  /// Draws the next event, with a `*` at the left edge of its row if it is marked and the options show marks.
  public mutating func take(_ event: Event, isMarked: Bool) {
    drawing.take(event, isMarked: isMarked)
  }

  /// Draws the lines that the layout holds back to measure their labels; more events may follow.
  public mutating func flush() { drawing.flush() }

  /// Draws all later rows in another width, under their own names of the lanes.
  public mutating func resize(to width: Int) {
    guard width != options.width else { return }
    options.width = width
    drawing.change(pen: layout.makePen(options, DiagramStream.numberWidth))
  }

  /// The number of columns for row numbers as long as no row has a longer one.
  private static let numberWidth = 3

  /// Draws the lines that have been held back; to be called after the last event.
  public mutating func finish() { drawing.finish() }

  /// The number of bytes drawn and not yet drained.
  public var count: Int { drawing.rowFolder.output.count }

  /// Passes to `body` the UTF-8 bytes drawn since the last call of this method; without new bytes `body` is not called.
  ///
  /// - Throws: The error of `body`; the bytes count as drained nevertheless.
  public mutating func drain<Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try drawing.rowFolder.output.drain(body)
  }
}
