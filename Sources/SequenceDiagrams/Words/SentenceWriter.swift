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
  private var visibility = Visibility(DiagramOptions(showsScreens: true))
  private var separators = Separators()

  /// Makes a writer; each line is ended by a newline.
  public init(to output: Output) {
    self.output = output
  }

  /// Does nothing: sentences name everybody.
  public mutating func take(lanes: [Participant]) {}

  /// Writes the lines of an event: none, its sentence, or that and what changed before it.
  public mutating func take(_ event: Event) {
    guard visibility.placement(of: event) == .shown else { return }
    let separator = separators.separator(before: event)
    if let pause = separator?.pause { write(pause.words) }
    if let executor = separator?.executor { write("On \(executor.printable())") }
    write(NumberedSentence(event).text)
  }
}

extension SentenceWriter {
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
