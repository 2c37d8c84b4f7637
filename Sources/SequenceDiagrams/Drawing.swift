import Traces

/// A drawing in progress: events become lines, repeated lines are folded, the pen draws the rest.
struct Drawing: EventSink {
  /// Where it is drawn.
  var ink: Ink
  /// The number of the last row that was drawn or counted; nil before the first.
  private(set) var lastNumber: Int?
  private var conversation: Conversation
  private var repeats: RepeatFold?
  private var pen: any DiagramPen
  private var lines: [DiagramLine] = []
  private var unfolded: [DiagramLine] = []
  private var room: Int

  /// Begins a drawing of at most so many rows.
  init(
    _ conversation: Conversation,
    _ pen: any DiagramPen,
    _ ink: Ink,
    _ options: DiagramOptions,
    longest: Int = .max
  ) {
    self.conversation = conversation
    self.pen = pen
    self.ink = ink
    room = longest
    repeats = options.foldsRepeats ? RepeatFold(isASCII: options.isASCII) : nil
  }

  /// Whether as many rows are drawn as there may be.
  var isFull: Bool { room <= 0 }

  mutating func take(lanes: [Participant]) { conversation.take(lanes: lanes) }

  mutating func take(_ event: Event) {
    conversation.take(event, into: &lines)
    drawLines()
  }

  /// Draws what was kept back.
  mutating func finish() {
    conversation.finish(into: &lines)
    drawLines()
    if repeats != nil {
      repeats?.finish(into: &unfolded)
      draw(unfolded)
      unfolded.removeAll(keepingCapacity: true)
    }
    pen.finish(conversation.roster, to: &ink)
  }

  private mutating func drawLines() {
    guard !lines.isEmpty else { return }
    if repeats == nil {
      draw(lines)
    } else {
      for line in lines { repeats?.take(line, into: &unfolded) }
      draw(unfolded)
      unfolded.removeAll(keepingCapacity: true)
    }
    lines.removeAll(keepingCapacity: true)
  }

  private mutating func draw(_ lines: [DiagramLine]) {
    for line in lines where !isFull {
      pen.draw(line, conversation.roster, to: &ink)
      if let last = line.number ?? line.counted { lastNumber = last }
      if line.number != nil { room -= 1 }
    }
  }
}
