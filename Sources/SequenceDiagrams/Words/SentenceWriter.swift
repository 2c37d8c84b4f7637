import PrintableText
import Traces

/// Writes a trace as plain sentences while its events arrive, one line a row.
///
///     var writer = SentenceWriter(to: "")
///     trace.send(to: &writer)
///     print(writer.output)
///
/// Notes, parts, screens, pauses and changes of executor get lines between the rows. The writer keeps only
/// the last time, the last executor and the effect that the last action announced.
public struct SentenceWriter<Output: TextOutputStream>: EventSink {
  /// The stream written to; for a `String`, the text written so far.
  public private(set) var output: Output
  private var visibility = Visibility(DiagramOptions(showsScreens: true))
  private var separators = Separators()

  /// Creates a writer; each line is ended by a newline.
  public init(to output: Output) {
    self.output = output
  }

  /// Has no effect, because sentences need no lanes.
  public mutating func take(lanes: [Participant]) {}

  /// Writes the sentence of an event, after lines for a pause and a change of executor before it; writes nothing for an
  /// event of a kind that is never shown.
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
  /// Returns the text written since the last call, and empties the output.
  public mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }
}
