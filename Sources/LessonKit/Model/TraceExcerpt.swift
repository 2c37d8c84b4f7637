import Traces

/// Rows that a lesson shows and that the trace must carry out.
struct TraceExcerpt: Sendable {
  /// The line of the fence in the lesson's file.
  let line: Int
  private let expected: ExpectedTrace

  /// Reads the lines of a `viper-trace` fence; `...` stands for any rows.
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

  /// The first line where these rows are not the trace's, as a line of the file and in words.
  func difference(from trace: Trace) -> (line: Int, text: String)? {
    let rows = Trace(lanes: trace.lanes, events: trace.rows)
    return switch expected.difference(from: rows) {
    case nil: nil
    case .missing(let number, _, let nearest):
      (line + number, nearest.map { "nearest is \($0.said)" } ?? "there is no row like this")
    case .unexpected(let row): (line, "\(row.said) is missing")
    }
  }
}
