import SequenceDiagrams
import Traces

extension DiagramCommand {
  /// Draws the traces beside each other, or writes one after the other in sentences.
  func compare(_ options: DiagramOptions, to console: Console) throws(Failure) -> Int32 {
    var traces: [(title: String, trace: Trace)] = []
    for file in files { traces.append((TraceFile(file).name, try TraceFile(file).trace)) }
    if display.plain {
      for (index, (title, trace)) in traces.enumerated() {
        var sentences = RowSelection(rows, for: SentenceWriter(to: ""))
        trace.send(to: &sentences)
        console.write(StyledText("\(index == 0 ? "" : "\n")\(title)\n", .strong))
        _ = sentences.flush(to: console)
      }
    } else {
      console.write(SideBySideDiagrams(traces, options).drawn())
      if legend { console.write(Diagram.legend(options)) }
    }
    return 0
  }
}
