import Traces

/// Draws a diagram piece by piece: events in, bytes out.
///
///     var stream = DiagramStream(as: .ladder, options)
///     stream.take(event)                    // as often as there is one
///     stream.drain { bytes in write(bytes) }  // as often as somebody wants to see more
///     stream.finish()
///
/// Everyone gets a lane when they first appear, or at once when the trace names them in its
/// lanes. Memory does not grow with the number of rows; each event takes time that depends on the
/// lanes and on the calls that run, not on the rows before it.
public struct DiagramStream: EventSink {
  private var drawing: Drawing

  /// Begins a drawing, of some rows only if they are given.
  public init(
    as layout: DiagramLayout = .ladder,
    rows: ClosedRange<Int>? = nil,
    _ options: DiagramOptions = DiagramOptions(),
    isColoured: Bool = false
  ) {
    drawing = Drawing(
      Conversation(rows: rows, options),
      layout.makePen(options, 3),
      OutputBuffer(isColoured ? .coloured : .plain),
      options
    )
  }

  /// Begins a drawing of a trace that is known as a whole, whose lanes are those of who takes part in
  /// the rows that are drawn; its events are still to be taken.
  public init(
    of diagram: Diagram,
    as layout: DiagramLayout = .ladder,
    _ options: DiagramOptions = DiagramOptions(),
    isColoured: Bool = false
  ) {
    drawing = Drawing(
      Conversation(diagram, options),
      layout.makePen(options, diagram.numberWidth),
      OutputBuffer(isColoured ? .coloured : .plain),
      options
    )
  }

  /// Gives everyone a lane who is known to take part.
  public mutating func take(lanes: [Participant]) { drawing.take(lanes: lanes) }

  /// Draws the next event.
  public mutating func take(_ event: Event) { drawing.take(event) }

  /// Draws what was kept back, when there are no more events.
  public mutating func finish() { drawing.finish() }

  /// How many bytes were drawn and not yet handed over.
  public var count: Int { drawing.rowFolder.output.count }

  /// Hands over what was drawn since the last time, as UTF-8; nothing is handed over twice.
  ///
  /// - Throws: What `body` throws; the bytes count as handed over all the same.
  public mutating func drain<Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try drawing.rowFolder.output.drain(body)
  }
}
