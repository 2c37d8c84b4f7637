import Traces

/// The text that expects a trace as it is: one line of the notation for each row, without numbers.
struct ExpectationText {
  struct Line {
    let text: String
    let row: Event
  }

  let lines: [Line]

  /// The text of a trace without rows.
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

  /// Returns the indentation level of a row: one below its cause if that is open; an answer has its call's level.
  private static func depth(of row: Event, below open: [Int]) -> Int {
    guard let cause = row.cause, let index = open.lastIndex(of: cause) else { return 0 }
    return row.isAnswer ? index : index + 1
  }

  var text: String {
    lines.isEmpty ? Self.nothing : lines.map(\.text).joined(separator: "\n")
  }
}
