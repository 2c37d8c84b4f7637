import Traces

/// The lines of an expectation, each with the pattern of the message it expects.
struct ExpectedLines {
  /// A line that expects one row (numbered event), or a gap `...` that any rows may fill.
  struct Line {
    let text: String
    /// The expected message; nil for a gap `...`.
    let pattern: MessagePattern?
  }

  let lines: [Line]

  init(_ text: String) throws(NotationError) {
    var lines: [Line] = []
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      let words = line.drop { $0 == " " }
      if words.isEmpty || words.hasPrefix("#") || words.hasPrefix("lanes ") { continue }
      if words.isGap {
        lines.append(Line(text: String(line), pattern: nil))
        continue
      }
      do throws(NotationError) {
        lines.append(Line(text: String(line), pattern: try MessagePattern(String(line))))
      } catch {
        throw NotationError(line: index + 1, column: error.column, problem: error.problem)
      }
    }
    self.lines = lines
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
