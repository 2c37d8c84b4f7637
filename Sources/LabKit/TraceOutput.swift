import SequenceDiagrams
import TerminalText
import Traces

protocol TraceOutput: EventSink {
  mutating func finish()
  mutating func flush(to console: Console) -> Bool
}

extension TraceOutput {
  mutating func finish() {}
}

extension DiagramStream: TraceOutput {
  mutating func flush(to console: Console) -> Bool {
    var isRead = true
    drain { isRead = console.write($0) }
    return isRead
  }
}

struct SentencesOutput: TraceOutput {
  private var writer = SentenceWriter()
  private let width: Int?

  init(width: Int?) { self.width = width }

  mutating func take(lanes: [Participant]) {}
  mutating func take(_ event: Event) { writer.take(event) }

  mutating func flush(to console: Console) -> Bool {
    let text = writer.takeOutput()
    guard let width else { return console.write(plain: text) }
    return console.write(plain: StyledText(text).wrapped(to: width).plain)
  }
}

struct JSONLinesOutput: TraceOutput {
  private var writer: JSONLinesWriter?
  private var text = ""

  mutating func take(lanes: [Participant]) {
    let writer = JSONLinesWriter(lanes: lanes)
    text += writer.header
    self.writer = writer
  }

  mutating func take(_ event: Event) {
    if writer == nil { take(lanes: []) }
    text += writer?.line(event) ?? ""
  }

  mutating func flush(to console: Console) -> Bool {
    defer { text = "" }
    return console.write(plain: text)
  }
}

struct NotationOutput: TraceOutput {
  private var writer = NotationWriter()
  private var text = ""

  mutating func take(lanes: [Participant]) { writer.write(lanes: lanes, to: &text) }
  mutating func take(_ event: Event) { writer.write(event, to: &text) }

  mutating func flush(to console: Console) -> Bool {
    defer { text = "" }
    return console.write(plain: text)
  }
}

/// An output of a trace in a format that can be written only when the trace is complete.
struct WholeOutput: TraceOutput {
  private let format: DiagramFormat
  private var collector = TraceCollector()
  private var isFinished = false

  init(_ format: DiagramFormat) { self.format = format }

  mutating func take(lanes: [Participant]) { collector.take(lanes: lanes) }
  mutating func take(_ event: Event) { collector.take(event) }
  mutating func finish() { isFinished = true }

  mutating func flush(to console: Console) -> Bool {
    guard isFinished else { return true }
    let text = collector.trace.written(as: format)
    guard console.write(plain: text) else { return false }
    let forms = ["--fold", "--depth N", "--rows N..M"]
    if let warning = format.warning(about: text, alternatives: forms) { console.complain(warning) }
    return true
  }
}

extension EventFolder: TraceOutput where Sink: TraceOutput {
  mutating func finish() {
    finishFolding()
    sink.finish()
  }

  mutating func flush(to console: Console) -> Bool { sink.flush(to: console) }
}

/// An output that forwards the selected rows (numbered events) to another one, and all unnumbered events in the range of rows.
struct RowSelection<Sink: TraceOutput>: TraceOutput {
  private var sink: Sink
  private let rows: ClosedRange<Int>
  private let filter: RowFilter
  private var isInside: Bool

  init(_ options: RowOptions, for sink: Sink) {
    self.sink = sink
    rows = options.rows?.numbers ?? 1...Int.max
    filter = options.filter
    isInside = rows.lowerBound <= 1
  }

  mutating func take(lanes: [Participant]) { sink.take(lanes: lanes) }

  mutating func take(_ event: Event) {
    if let number = event.number { isInside = rows.contains(number) }
    guard isInside, event.number == nil || filter.includes(event) else { return }
    sink.take(event)
  }

  mutating func finish() { sink.finish() }
  mutating func flush(to console: Console) -> Bool { sink.flush(to: console) }
}
