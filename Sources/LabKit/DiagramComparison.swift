import SequenceDiagrams
import TerminalText
import Traces

extension DiagramCommand {
  /// Draws the traces of all files side by side, or with `--plain` one after the other in sentences; returns the exit status.
  func compare(_ options: DiagramOptions, in laboratory: Laboratory) async throws -> Int32 {
    let console = laboratory.console
    let traces = try await laboratory.showingProgress(of: "reading traces") {
      try files.map { (title: TraceFile($0).name, trace: try TraceFile($0).trace) }
    }
    if display.plain {
      for (index, (title, trace)) in traces.enumerated() {
        var sentences = EventFolder(options, for: SentencesOutput(width: display.width))
        trace.send(to: &sentences)
        sentences.finish()
        console.write(StyledText("\(index == 0 ? "" : "\n")\(title)\n", .strong))
        _ = sentences.flush(to: console)
      }
    } else {
      let drawing = await laboratory.showingProgress(of: "drawing traces") {
        SideBySideDiagrams(traces, options).drawn()
      }
      console.write(drawing)
      if legend { console.write(Diagram.legend(options)) }
    }
    return 0
  }
}
