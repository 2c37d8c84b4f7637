import TerminalText

/// A line of the session: the commands that were typed, and the result.
struct TypedLine {
  /// The line as `history` lists it.
  var listed = ""
  /// The line as another session can repeat it; where chance or the learner's progress decided something, with what was decided.
  var text: String
  /// The result; nil where the line is not finished.
  var result: Result?
  /// Columns and lines of the screen; lines are nil where nobody reads one.
  var screen: (columns: Int, lines: Int?) = (80, nil)
  /// Whether the text says in other words what was typed.
  var isReworded = false

  /// The result of a line, as far as it is compared with that of a replay.
  struct Result: Equatable {
    let status: Answer.Status
    /// The prompt that follows.
    let prompt: String
    /// How many rows the conversation has.
    let rowCount: Int
    /// The hash of the answer's text.
    let text: Int
  }
}

extension TypedLine.Result {
  /// Takes the answer that a session has just given.
  init(_ answer: Answer, in session: Session) {
    status = answer.status
    prompt = session.prompt
    rowCount = session.loaded?.now.lastNumber ?? 0
    text = answer.text.plain.hashValue
  }

  /// Whether a session in another place, with other columns, would be said to have gone the same way.
  func isAlike(_ other: TypedLine.Result) -> Bool {
    status == other.status && prompt == other.prompt && rowCount == other.rowCount
  }
}
