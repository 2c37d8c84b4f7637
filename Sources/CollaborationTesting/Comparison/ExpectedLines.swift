import Traces

/// The lines of an expectation, each with what it expects.
struct ExpectedLines {
  /// A line that expects something.
  struct Line {
    /// As it was written, with its indentation.
    let text: String
    /// What it expects; nil for `...`, which stands for any rows.
    let pattern: MessagePattern?
  }

  let lines: [Line]

  /// Reads an expectation.
  ///
  /// - Throws: ``NotationError`` for the first line that cannot be read.
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

  /// The same with any rows before, between and after the lines, which no longer tell causes.
  var contained: String {
    let lines = lines.filter { $0.pattern != nil }.map { String($0.text.drop { $0 == " " }) }
    return (["..."] + lines.flatMap { [$0, "..."] }).joined(separator: "\n")
  }
}

extension Substring {
  /// Whether this is `...`, behind which a comment can stand.
  fileprivate var isGap: Bool {
    guard hasPrefix("...") else { return false }
    let rest = dropFirst(3)
    return rest.allSatisfy { $0 == " " }
      || rest.hasPrefix("  ") && rest.drop { $0 == " " }.hasPrefix("#")
  }
}
