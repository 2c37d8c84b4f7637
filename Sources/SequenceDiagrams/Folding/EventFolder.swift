import Traces

/// An event sink that passes on the events that a drawing shows; a note replaces each group of rows that the drawing only counts.
///
/// Rows are left out exactly as in a drawing, so that all formats of a trace leave out the same rows; rows that the filter leaves
/// out get no note. Events without a number are passed on unless they happen inside a row that is left out or outside `rows`.
public struct EventFolder<Sink: EventSink>: EventSink {
  /// The receiver of the passed events and notes.
  public var sink: Sink
  private var conversation: Conversation
  private let rows: ClosedRange<Int>
  private var isInside: Bool
  /// The events held back, with their indices; the drawing may still count a line instead of showing it.
  private var pending: [(event: Event, index: Int, isLine: Bool)] = []
  private var index = 0
  private var omittedRows: Set<Int> = []
  private var last: Event?

  /// Creates a folder that passes on rows with numbers in `rows`, for nil all rows; `options` decide which of them are counted.
  public init(rows: ClosedRange<Int>? = nil, _ options: DiagramOptions, for sink: Sink) {
    var options = options
    options.showsScreens = true
    self.sink = sink
    self.rows = rows ?? Int.min...Int.max
    isInside = self.rows.lowerBound <= 1
    conversation = Conversation(rows: rows, options)
  }

  /// Passes on the participants known before the first event.
  public mutating func take(lanes: [Participant]) {
    conversation.take(lanes: lanes)
    sink.take(lanes: lanes)
  }

  /// Takes the next event; an event is passed on when it is known that a drawing shows it instead of counting it.
  public mutating func take(_ event: Event) {
    let lines = conversation.take(event)
    if let number = event.number { isInside = rows.contains(number) }
    let isKept =
      event.number == nil && isInside && !conversation.isFolded && !isInsideOmittedRow(event)
    if conversation.hasLine || isKept {
      pending.append((event, index, conversation.hasLine))
    } else if let number = event.number {
      omittedRows.insert(number)
    }
    index += 1
    forward(lines)
  }

  /// Passes on the events held back that a drawing shows, and notes for the others; to be called after the last event.
  public mutating func finishFolding() {
    forward(conversation.finish())
    forward(upTo: index)
  }

  private func isInsideOmittedRow(_ event: Event) -> Bool {
    event.cause.map { omittedRows.contains($0) } ?? false
  }

  private mutating func forward(_ lines: [DiagramLine]) {
    for line in lines {
      if line.event != nil {
        forward(upTo: line.index)
        pass(pending.removeFirst().event)
      } else if line.counted != nil, case .remark(let words) = line.content {
        var note = Event(note: words)
        note.order = last?.order ?? 0
        note.time = last?.time ?? 0
        note.executor = last?.executor ?? Event.mainExecutor
        pass(note)
      }
    }
  }

  /// Passes on the held-back events before `end` that have no line, except inside omitted rows; notes the other rows as omitted.
  private mutating func forward(upTo end: Int) {
    let count = pending.firstIndex { $0.index >= end } ?? pending.count
    for (event, _, isLine) in pending[..<count] {
      if !isLine {
        if !isInsideOmittedRow(event) { pass(event) }
      } else if let number = event.number {
        omittedRows.insert(number)
      }
    }
    pending.removeFirst(count)
  }

  private mutating func pass(_ event: Event) {
    last = event
    sink.take(event)
  }
}

extension Diagram {
  /// Returns a trace of the events that this diagram's drawing shows; a note replaces each group of rows that is only counted.
  ///
  /// - Complexity: O(*n*) in the number of events of the whole trace.
  public func folded(_ options: DiagramOptions) -> Trace {
    var folder = EventFolder(rows: rows, options, for: TraceCollector())
    trace.send(to: &folder)
    folder.finishFolding()
    return folder.sink.trace
  }
}
