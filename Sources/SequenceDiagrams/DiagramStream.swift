import TerminalText
import Traces

/// A drawing that takes the events of a trace one after another, and whose bytes can be fetched at any time.
///
///     var stream = DiagramStream(as: .ladder, options)
///     stream.take(event)                    // as often as there is one
///     stream.drain { bytes in write(bytes) }  // whenever output is wanted
///     stream.finish()
///
/// A participant gets a lane (a column) with its first event, or at once if the trace's `lanes` line names it. Memory does not grow
/// with the number of rows; the time for an event depends on the numbers of lanes and of running calls, not on earlier rows.
public struct DiagramStream: EventSink {
  private var conversation: Conversation
  private var pen: any DiagramPen
  private var output: OutputBuffer
  private let layout: DiagramLayout
  private var options: DiagramOptions
  /// The number of the last row (numbered event) that was drawn or counted; nil before the first row.
  private(set) var lastNumber: Int?
  /// The number of rows (numbered events) that may still be drawn.
  var room = Int.max

  /// Creates a stream for events that are not known in advance; only rows with numbers in `rows` are drawn, for nil all rows.
  public init(
    as layout: DiagramLayout = .ladder,
    rows: ClosedRange<Int>? = nil,
    _ options: DiagramOptions = DiagramOptions(),
    isColoured: Bool = false
  ) {
    (self.layout, self.options) = (layout, options)
    conversation = Conversation(rows: rows, options)
    pen = layout.makePen(options)
    output = OutputBuffer(isColoured ? .coloured : .plain)
  }

  /// Creates a stream for a whole trace, with lanes for the participants of the rows (numbered events) that the diagram shows.
  ///
  /// The events of the trace must still be passed to ``take(_:)``.
  public init(
    of diagram: Diagram,
    as layout: DiagramLayout = .ladder,
    _ options: DiagramOptions = DiagramOptions(),
    isColoured: Bool = false
  ) {
    self.init(of: diagram, as: layout, options, isColoured ? .coloured : .plain)
  }

  init(
    of diagram: Diagram,
    as layout: DiagramLayout,
    _ options: DiagramOptions,
    _ kind: OutputBuffer.Kind
  ) {
    (self.layout, self.options) = (layout, options)
    conversation = Conversation(diagram, options)
    pen = layout.makePen(diagram.numbered(options))
    output = OutputBuffer(kind)
  }

  /// Adds lanes (columns) for participants known before the first event; has no effect on a stream for a whole trace.
  public mutating func take(lanes: [Participant]) { conversation.take(lanes: lanes) }

  /// Draws the next event.
  public mutating func take(_ event: Event) { take(event, isMarked: false) }

  /// Draws the next event; marks its row with `*` at the left edge if `isMarked` is true and the options show marks.
  public mutating func take(_ event: Event, isMarked: Bool) {
    draw(conversation.take(event, isMarked: isMarked))
    conversation.settle()
  }

  private mutating func draw(_ lines: [DiagramLine]) {
    for line in lines where !isFull {
      pen.draw(line, conversation.registry, to: &output)
      if let last = line.number ?? line.counted { lastNumber = last }
      if line.number != nil { room -= 1 }
    }
  }

  var isFull: Bool { room <= 0 }

  /// Draws the lines held back to measure labels, but not the lines held back to count repetitions; more events may follow.
  public mutating func flush() { pen.finish(conversation.registry, to: &output) }

  /// Changes the width, in columns, for all later rows (numbered events), and names the lanes again; no effect for an equal width.
  public mutating func resize(to width: Int) {
    guard width != options.width else { return }
    options.width = width
    flush()
    pen = layout.makePen(options)
  }

  /// Draws all lines held back; to be called after the last event.
  public mutating func finish() {
    draw(conversation.finish())
    flush()
  }

  /// The number of bytes drawn and not yet passed to ``drain(_:)``.
  public var count: Int { output.count }

  /// The text drawn, with its styles; empty unless the stream was created with the kind of output `styled`.
  var styledText: StyledText { output.styledText }

  /// Passes the UTF-8 bytes drawn since the last call of this method to `body`; does not call `body` if there are none.
  ///
  /// - Throws: The error that `body` throws; its bytes are not passed again.
  public mutating func drain<Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try output.drain(body)
  }
}
