import Traces

/// What is expected where a trace is to stay as it is: a line a row, in the notation, without numbers.
struct ExpectationText {
  /// A line and the row that it stands for.
  struct Line {
    let text: String
    let row: Event
  }

  let lines: [Line]

  /// What stands there where nothing is to be said.
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

  /// The level of a row: below its cause, as long as that can be shown; an answer stands beside its call.
  private static func depth(of row: Event, below open: [Int]) -> Int {
    guard let cause = row.cause, let index = open.lastIndex(of: cause) else { return 0 }
    return row.isAnswer ? index : index + 1
  }

  /// All of it.
  var text: String {
    lines.isEmpty ? Self.nothing : lines.map(\.text).joined(separator: "\n")
  }
}
