import SequenceDiagrams
import TerminalText
import Traces

/// An excerpt of a trace: a few numbered events, drawn as a diagram.
struct TraceExcerpt {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// Returns a diagram of rows (numbered events) around `row`, marked if `marks`, or of the first rows for nil; empty without rows.
  func diagram(around row: Event?, marks: Bool = true) -> String {
    let rows = trace.rows
    let index = rows.firstIndex { $0.number == row?.number } ?? min(3, rows.count - 1)
    guard rows.indices.contains(index), let start = rows[max(0, index - 3)].number,
      let end = rows[min(rows.count - 1, index + 2)].number, start <= end
    else { return "" }
    let options = DiagramOptions(cursor: marks ? row?.number : nil, repeatsHeader: false)
    let text = Diagram(trace, rows: start...end).drawn(as: .ladder, options).plain
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
