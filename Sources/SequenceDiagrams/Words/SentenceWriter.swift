import PrintableText
import Traces

/// An event sink that writes the events of a trace as sentences as they arrive, one on each line.
///
///     var writer = SentenceWriter(to: "")
///     trace.send(to: &writer)
///     print(writer.output)
///
/// Notes, titles of parts, screens, pauses and changes of executor (queue or actor) have lines between the rows (numbered events).
/// The memory used does not grow with the trace.
public struct SentenceWriter<Output: TextOutputStream>: EventSink {
  /// The stream to which the sentences are written; for a `String`, the text written so far.
  public private(set) var output: Output
  private var visibility = Visibility(DiagramOptions(showsScreens: true))
  private var separators = Separators()

  /// Creates a writer to `output`; a newline ends each line.
  public init(to output: Output) {
    self.output = output
  }

  /// Does nothing, because sentences need no lanes (columns).
  public mutating func take(lanes: [Participant]) {}

  /// Writes an event's sentence, after lines for a pause and a new executor; nothing for an event that has no line in a diagram.
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
  /// Returns the text written since the last call of this method, and empties ``output``.
  public mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }
}
