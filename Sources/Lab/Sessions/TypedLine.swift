import TerminalText

struct TypedLine {
  /// The line as `history` lists it.
  var listed = ""
  /// The line as another session can repeat it, with the seeds and lessons that the session chose made explicit.
  var text: String
  /// The result; nil while the line is being carried out.
  var result: Result?
  /// The size of the screen; `lines` is nil when there is no screen.
  var screen: (columns: Int, lines: Int?) = (80, nil)
  /// Whether `text` differs from what was typed.
  var isReworded = false

  /// The result of a line, for comparison with the result of a replay.
  struct Result: Equatable {
    let status: Answer.Status
    let prompt: String
    /// The number of rows in the trace.
    let rowCount: Int
    /// The hash of the answer's text.
    let text: Int
  }
}

extension TypedLine.Result {
  /// Creates the result of an answer just given by a session.
  init(_ answer: Answer, in session: Session) {
    status = answer.status
    prompt = session.prompt
    rowCount = session.loaded?.now.lastNumber ?? 0
    text = answer.text.plain.hashValue
  }

  /// Returns whether both results are equal apart from the text, which depends on folder and width.
  func isAlike(_ other: TypedLine.Result) -> Bool {
    status == other.status && prompt == other.prompt && rowCount == other.rowCount
  }
}
