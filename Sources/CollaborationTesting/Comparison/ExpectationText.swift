import Traces

/// The text of an expectation that a trace meets: a line of the notation for each numbered event, without the number.
struct ExpectationText {
  private(set) var lines: [(text: String, row: Event)] = []

  static let nothing = "(no messages)"

  init(_ trace: Trace) {
    var open: [Int] = []
    for row in trace.rows {
      let depth = Self.depth(of: row, below: open)
      open.removeSubrange(min(depth, open.count)...)
      open.append(row.number ?? 0)
      let indentation = String(repeating: "  ", count: depth)
      lines.append((indentation + row.expectation, row))
    }
  }

  /// Returns the indentation level of a row (numbered event): an answer has its call's level, other rows one more than their cause.
  ///
  /// A row whose cause is not in `open`, the rows around it, has level 0.
  private static func depth(of row: Event, below open: [Int]) -> Int {
    guard let cause = row.cause, let index = open.lastIndex(of: cause) else { return 0 }
    return row.isAnswer ? index : index + 1
  }

  var text: String {
    lines.isEmpty ? Self.nothing : lines.map { $0.text }.joined(separator: "\n")
  }
}

struct ExpectedLines {
  /// A line that expects one row (numbered event); the pattern is nil for a gap `...` that any rows may fill.
  typealias Line = (text: String, pattern: MessagePattern?)

  private(set) var lines: [Line] = []

  init(_ text: String) throws(TraceReadingError) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      let words = line.drop { $0 == " " }
      if words.isEmpty || words.hasPrefix("#") || words.hasPrefix("lanes ") { continue }
      do throws(TraceReadingError) {
        let pattern = words.isGap ? nil : try MessagePattern(String(line))
        lines.append((String(line), pattern))
      } catch {
        throw TraceReadingError(line: index + 1, column: error.column, problem: error.problem)
      }
    }
  }

  /// The lines that expect a message, without indentation, so that causes are not compared, and with `...` before and after each.
  var contained: String {
    let lines = lines.filter { $0.pattern != nil }.map { String($0.text.drop { $0 == " " }) }
    return (["..."] + lines.flatMap { [$0, "..."] }).joined(separator: "\n")
  }
}

extension Substring {
  /// Whether this line of an expectation is `...`, with or without a comment after it.
  fileprivate var isGap: Bool {
    guard hasPrefix("...") else { return false }
    let rest = dropFirst(3)
    return rest.allSatisfy { $0 == " " }
      || rest.hasPrefix("  ") && rest.drop { $0 == " " }.hasPrefix("#")
  }
}
