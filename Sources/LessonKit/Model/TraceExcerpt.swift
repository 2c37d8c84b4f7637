import Traces

/// Rows in the text of a lesson that must agree with the trace.
struct TraceExcerpt: Sendable {
  /// The line of the fence in the lesson's file, from 1.
  let line: Int
  private let expected: ExpectedTrace

  /// Reads the lines of a `viper-trace` fence; `...` stands for any number of rows.
  init(_ texts: [String], below line: Int, file: String) throws(LessonError) {
    self.line = line
    do throws(NotationError) {
      expected = try ExpectedTrace(texts.joined(separator: "\n"))
    } catch {
      let text = texts.dropFirst(error.line - 1).first?.trimmed ?? ""
      let index = "column \(error.column): \(error.problem)"
      throw LessonError(
        file: file,
        line: line + error.line,
        .notNotation(text, problem: index)
      )
    }
  }

  /// Returns the first difference from a trace with its line in the lesson's file; nil for none.
  func difference(from trace: Trace) -> (line: Int, text: String)? {
    let rows = Trace(lanes: trace.lanes, events: trace.rows)
    return switch expected.difference(from: rows) {
    case nil: nil
    case .missing(let number, _, let nearest):
      (line + number, nearest.map { "nearest is \($0.summary)" } ?? "there is no row like this")
    case .unexpected(let row): (line, "\(row.summary) is missing")
    }
  }
}
