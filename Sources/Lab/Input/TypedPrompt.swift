import TranscriptKit

/// A command behind a prompt, in a line that may have been copied from a session.
struct TypedPrompt {
  /// The command; nil where the line starts the laboratory from a shell, since it runs already.
  ///
  /// Any other line for a shell is kept whole: the session refuses it.
  let input: String?

  /// Reads a line; nil where it begins with no prompt.
  init?(_ line: String) {
    guard let prompt = Prompt(line[...]), prompt.isWellFormed else { return nil }
    let typed = String(prompt.input).trimmed
    guard prompt.text == Prompt.shell else {
      input = typed
      return
    }
    input = typed == "viperlab" ? nil : line
  }

  /// Returns the command behind the prompt of a further line, `  ...> `; nil where the line has none.
  static func continuedInput(of line: String) -> String? {
    Prompt.continuedInput(of: line[...]).map { String($0).trimmed }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
