import PrintableText
import Traces

/// Writes a trace as plain sentences while it comes in, one line a row.
///
///     var writer = SentenceWriter(to: "")
///     trace.send(to: &writer)
///     print(writer.output)
///
/// Between the rows stand notes, parts, screens, the time that passed and where things run. It
/// remembers nothing but the last time, the last executor and what the last action said.
public struct SentenceWriter<Output: TextOutputStream>: EventSink {
  /// What was written so far, where the output keeps it.
  public private(set) var output: Output
  private var passing = Passing()
  private var openings = ScreenOpenings()

  /// Makes a writer; each line is ended by a newline.
  public init(to output: Output) {
    self.output = output
  }

  /// Does nothing: sentences name everybody.
  public mutating func take(lanes: [Participant]) {}

  /// Writes the lines of an event: none, its sentence, or that and what changed before it.
  public mutating func take(_ event: Event) {
    guard isTold(event) else { return }
    if event.number != nil { tellChanges(before: event) }
    write(PlainSentence(event).text)
  }
}

extension SentenceWriter {
  private mutating func isTold(_ event: Event) -> Bool {
    if openings.isTold(event) { return true }
    switch event.kind {
    case .note, .divider, .screen: return true
    default: return event.number != nil
    }
  }

  private mutating func tellChanges(before event: Event) {
    let (pause, executor) = passing.changes(before: event)
    if let pause { write(pause.words) }
    if let executor { write("On \(executor.printable())") }
  }

  private mutating func write(_ line: String) {
    output.write(line)
    output.write("\n")
  }
}

extension SentenceWriter<String> {
  /// What was written since the last time.
  public mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }
}
