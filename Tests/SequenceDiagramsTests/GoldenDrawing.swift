import SequenceDiagrams
import TerminalText
import TestSupport
import Traces

/// The name of a drawing: a layout or format, then a width and options, such as `ladder 60 ascii fold depth=2`.
///
/// A layout draws the bytes as they arrive; `text` draws a ladder of the whole trace. `rows` and `numbered` write the two kinds of
/// sentences of each row or event, `sentences` those of a whole trace. Two traces are drawn by `side`, `difference`, `changes` (in
/// sentences) and `changes-mermaid`.
struct GoldenDrawing {
  private let form: String
  private var options = DiagramOptions()
  /// The numbers of the drawn rows; nil for all rows.
  private var rows: ClosedRange<Int>?
  /// The number of unchanged rows around each change of a difference.
  private var context = 2

  struct UnknownWord: Error {
    let word: String
  }

  init(_ name: String) throws {
    let words = name.split(separator: " ").map(String.init)
    form = words[0]
    for word in words.dropFirst() {
      let parts = word.split(separator: "=").map(String.init)
      try read(parts[0], parts.count > 1 ? parts[1] : "", word)
    }
  }

  private mutating func read(_ key: String, _ value: String, _ word: String) throws {
    switch key {
    case "ascii": options.isASCII = true
    case "fold": options.foldsRepeats = true
    case "legend": options.legend = true
    case "times": options.showsTimes = true
    case "screens": options.showsScreens = true
    case "depth": options.depth = try number(value, in: word)
    case "hidden": options.hiddenFrom = try number(value, in: word)
    case "only": options.filter = RowFilter(participants: [value])
    case "context": context = try number(value, in: word)
    case "rows":
      let bounds = try value.split(separator: "-").map { try number(String($0), in: word) }
      guard bounds.count == 2 else { throw UnknownWord(word: word) }
      rows = bounds[0]...bounds[1]
    default: options.width = try number(word, in: word)
    }
  }

  private func number(_ text: String, in word: String) throws -> Int {
    guard let number = Int(text) else { throw UnknownWord(word: word) }
    return number
  }

  /// Returns the drawing of a golden file's trace or traces.
  func drawing(of golden: Golden) throws -> String {
    let traces = try golden.traces
    let trace = traces[0].trace
    switch form {
    case "side": return SideBySideDiagrams(traces, options).drawn().plain
    case "difference": return difference(of: traces).ladder(context: context, options).plain
    case "changes": return difference(of: traces).sentences().plain
    case "changes-mermaid": return difference(of: traces).mermaid(context: context)
    case "sentences":
      var writer = SentenceWriter()
      trace.send(to: &writer)
      return writer.output
    case "numbered": return StyledText(sentencesOf: trace.events).plain
    case "rows": return trace.rows.map { "\($0.sentence)\n" }.joined()
    case "text": return Diagram(trace, rows: rows).drawn(options).plain
    default:
      if let layout = DiagramLayout(named: form) {
        return try TraceBytes(golden.input + "\n").drawn(as: layout, options)
      }
      guard let format = DiagramFormat(named: form) else { throw UnknownWord(word: form) }
      return Diagram(trace, rows: rows).folded(options).written(as: format)
    }
  }

  private func difference(of traces: [(title: String, trace: Trace)]) -> TraceDifference {
    TraceDifference(from: traces[0].trace, to: traces[traces.count - 1].trace)
  }
}
