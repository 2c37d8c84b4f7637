import Traces

/// The text of an expectation that a trace meets: a line of the notation for each numbered event, without the number.
struct ExpectationText {
  struct Line {
    let text: String
    let row: Event
  }

  let lines: [Line]

  /// The text that expects a trace without numbered events.
  static let nothing = "(no messages)"

  init(_ trace: Trace) {
    var open: [Int] = []
    var lines: [Line] = []
    for row in trace.rows {
      let depth = Self.depth(of: row, below: open)
      open.removeSubrange(min(depth, open.count)...)
      open.append(row.number ?? 0)
      let indentation = String(repeating: "  ", count: depth)
      lines.append(Line(text: indentation + row.expectation, row: row))
    }
    self.lines = lines
  }

  /// Returns the indentation level of a row (numbered event): an answer has its call's level, other rows one more than their cause.
  ///
  /// A row whose cause is not in `open`, the rows around it, has level 0.
  private static func depth(of row: Event, below open: [Int]) -> Int {
    guard let cause = row.cause, let index = open.lastIndex(of: cause) else { return 0 }
    return row.isAnswer ? index : index + 1
  }

  var text: String {
    lines.isEmpty ? Self.nothing : lines.map(\.text).joined(separator: "\n")
  }
}
