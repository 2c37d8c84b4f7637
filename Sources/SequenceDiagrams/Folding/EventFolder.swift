import Traces

/// Hands on the events whose rows a drawing would show; a note stands for the rows that it counts.
///
/// What is folded is decided as for a drawing, so that all forms of a trace leave out the same rows.
/// Events that are no rows are handed on, but for those inside rows that are left out.
public struct EventFolder<Sink: EventSink>: EventSink {
  /// Where the events go.
  public var sink: Sink
  private var conversation: Conversation
  private var lines: FoldedLines
  private let rows: ClosedRange<Int>
  private var isInside: Bool
  /// The events since the last one that was handed on.
  private var waiting: [Waiting] = []
  /// The index of the next event among all.
  private var index = 0
  private var leftOut: Set<Int> = []
  private var last: Event?

  private struct Waiting {
    let event: Event
    let index: Int
    /// Whether a line was made of it, which may be counted instead of drawn.
    let isLine: Bool
  }

  /// Folds what the options fold, in some rows only if they are given.
  public init(rows: ClosedRange<Int>? = nil, _ options: DiagramOptions, for sink: Sink) {
    var options = options
    options.showsScreens = true
    self.sink = sink
    self.rows = rows ?? Int.min...Int.max
    isInside = self.rows.lowerBound <= 1
    conversation = Conversation(rows: rows, options)
    lines = FoldedLines(options)
  }

  /// Hands on who is known to take part.
  public mutating func take(lanes: [Participant]) {
    conversation.take(lanes: lanes)
    sink.take(lanes: lanes)
  }

  /// Takes the next event, and hands on what is decided by now.
  public mutating func take(_ event: Event) {
    lines.hasTaken = false
    conversation.take(event, to: &lines)
    if let number = event.number { isInside = rows.contains(number) }
    if lines.hasTaken || isKeptWithoutLine(event) {
      waiting.append(Waiting(event: event, index: index, isLine: lines.hasTaken))
    } else if let number = event.number {
      leftOut.insert(number)
    }
    index += 1
    handOn()
  }

  /// Hands on what was kept back, when there are no more events.
  public mutating func finishFolding() {
    conversation.finish(to: &lines)
    lines.finish()
    handOn()
    handOn(upTo: index)
  }
}

extension EventFolder {
  private func isKeptWithoutLine(_ event: Event) -> Bool {
    event.number == nil && isInside && !conversation.isFolded && !isInsideLeftOut(event)
  }

  private func isInsideLeftOut(_ event: Event) -> Bool {
    event.cause.map { leftOut.contains($0) } ?? false
  }

  private mutating func handOn() {
    for line in lines.takeReady() {
      if line.event != nil {
        handOn(upTo: line.index)
        pass(waiting.removeFirst().event)
      } else if line.counted != nil, case .remark(let words) = line.content {
        pass(note(words))
      }
    }
  }

  /// Hands on what waits before an index; lines that are still there were counted.
  private mutating func handOn(upTo end: Int) {
    let count = waiting.firstIndex { $0.index >= end } ?? waiting.count
    for event in waiting[..<count] {
      if !event.isLine {
        if !isInsideLeftOut(event.event) { pass(event.event) }
      } else if let number = event.event.number {
        leftOut.insert(number)
      }
    }
    waiting.removeFirst(count)
  }

  private mutating func pass(_ event: Event) {
    last = event
    sink.take(event)
  }

  private func note(_ words: String) -> Event {
    var note = Event(.note, order: last?.order ?? 0)
    note.text = words
    note.time = last?.time ?? 0
    note.executor = last?.executor ?? Event.mainExecutor
    return note
  }
}

/// Takes the lines of a conversation and keeps those that are drawn or count others.
private struct FoldedLines: DiagramLineSink {
  /// Whether a line of an event was taken since this was set.
  var hasTaken = false
  private var repeats: RepeatFold?
  private var ready: [DiagramLine] = []

  init(_ options: DiagramOptions) {
    repeats = options.foldsRepeats ? RepeatFold(isASCII: options.drawsASCII) : nil
  }

  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls) {
    if line.event != nil { hasTaken = true }
    if repeats == nil { ready.append(line) } else { repeats?.take(line, into: &ready) }
  }

  mutating func finish() { repeats?.finish(into: &ready) }

  mutating func takeReady() -> [DiagramLine] {
    defer { ready.removeAll(keepingCapacity: true) }
    return ready
  }
}

extension Diagram {
  /// The trace of the rows that are drawn, with a note in place of those that are counted.
  ///
  /// Takes time linear in the events of the whole trace.
  public func folded(_ options: DiagramOptions) -> Trace {
    var folder = EventFolder(rows: rows, options, for: TraceCollector())
    trace.send(to: &folder)
    folder.finishFolding()
    return folder.sink.trace
  }
}
