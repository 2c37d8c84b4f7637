import Traces

extension Step.Kind {
  /// The kind of step that shows a text; an empty line goes on to the next step.
  public static let read = Step.Kind("read") { kind in
    kind.fences = ["viper-trace"]
    kind.invitation = { _ in "An empty line goes on." }
    kind.rightLines = { _ in [""] }
    kind.prove = { verifier, step, index async in
      verifier.prove(excerptOf: step, on: verifier.steps[index].start.trace)
    }
  }
}

/// Rows of a trace, quoted in the text of a lesson, that must agree with the recorded trace.
struct TraceExcerpt: Sendable {
  /// The line number, from 1, of the fenced code block with the rows in the lesson's file.
  let line: Int
  private let expected: ExpectedTrace

  /// Parses the lines of a `viper-trace` fenced code block that begins in line `line` of the file; `...` stands for any
  /// number of rows.
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

  /// Returns the first difference between the quoted rows and a trace, with its line in the lesson's file; nil if they agree.
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

extension LessonVerifier {
  mutating func prove(excerptOf step: Step, on trace: Trace) {
    guard let difference = step.excerpt?.difference(from: trace) else { return }
    report(difference.line, "These rows are not the trace's: \(difference.text)")
  }
}
