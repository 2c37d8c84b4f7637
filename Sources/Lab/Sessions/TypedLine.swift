import TerminalText

struct TypedLine {
  /// The typed line as `history` lists it.
  var listed = ""
  /// The typed line as another session can repeat it: seeds and lessons that this session chose are written out.
  var text: String
  /// The result of carrying out the line; nil while it is being carried out, and if `text` leaves out some of its commands.
  var result: Result?
  /// The size of the screen when the line was typed; `lines` is nil without a screen.
  var screen: (columns: Int, lines: Int?) = (80, nil)
  /// Whether `text` names other commands than the typed ones, such as the lesson that Enter began.
  var isReworded = false

  struct Result: Equatable {
    let status: Answer.Status
    let prompt: String
    let rowCount: Int
    /// The hash value of the answer's text.
    let text: Int
  }
}

extension TypedLine.Result {
  init(_ answer: Answer, in session: Session) {
    status = answer.status
    prompt = session.prompt
    rowCount = session.loaded?.now.lastNumber ?? 0
    text = answer.text.plain.hashValue
  }

  /// Returns whether both results are equal apart from the answers' texts, which depend on the folder and the width.
  func isAlike(_ other: TypedLine.Result) -> Bool {
    status == other.status && prompt == other.prompt && rowCount == other.rowCount
  }
}
