import Traces

extension Step.Kind {
  /// The kind of step that shows a text; an empty line goes on to the next step.
  public static let read = Step.Kind("read") { kind in
    kind.fences = ["viper-trace"]
    kind.invitation = { _ in "An empty line goes on." }
    kind.rightLines = { _ in [""] }
    kind.prove = { verifier, step, index async in verifier.proveExcerpt(of: step, at: index) }
  }
}

/// Rows of a trace, quoted in the text of a lesson, that must agree with the recorded trace.
struct TraceExcerpt: Sendable {
  let line: Int
  private let expected: ExpectedTrace

  /// Parses the lines of a `viper-trace` block that begins in line `line` of the file; `...` stands for any number of rows.
  init(_ texts: [String], below line: Int, file: String) throws(LessonError) {
    self.line = line
    do throws(TraceReadingError) {
      expected = try ExpectedTrace(texts.joined(separator: "\n"))
    } catch {
      let text = texts.dropFirst(error.line - 1).first?.trimmed ?? ""
      let problem = "\"\(text)\" is not a message: column \(error.column): \(error.problem)"
      throw LessonError(file: file, line: line + error.line, problem)
    }
  }

  /// Returns the first difference between the quoted rows and a trace, with its line in the lesson's file; nil if they agree.
  fileprivate func difference(from trace: Trace) -> (line: Int, text: String)? {
    let rows = Trace(lanes: trace.lanes, events: trace.rows)
    return switch expected.difference(from: rows) {
    case nil: nil
    case .missing(let number, _, let nearest):
      (line + number, nearest.map { "nearest is \($0.summary)" } ?? "there is no row like this")
    case .unexpected(let row): (line, "\(row.summary) is missing")
    }
  }
}

extension LessonVerifier {
  fileprivate mutating func proveExcerpt(of step: Step, at index: Int) {
    let trace = steps[index].start.trace
    guard let difference = step.excerpt?.difference(from: trace) else { return }
    report(difference.line, "These rows are not the trace's: \(difference.text)")
  }
}
