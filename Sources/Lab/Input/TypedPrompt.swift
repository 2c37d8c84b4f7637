import TranscriptKit

/// A command behind a prompt, in a line that may have been copied from a session.
struct TypedPrompt {
  /// The command; nil where the line starts the laboratory from a shell, since it runs already.
  ///
  /// Any other line for a shell is kept whole: the session refuses it.
  let input: String?

  /// Reads a line; nil where it begins with no prompt.
  init?(_ line: String) {
    guard let prompt = CopiedPrompt(line[...]) else { return nil }
    let typed = String(prompt.input)
    guard prompt.isShell else {
      input = typed
      return
    }
    input = typed == "viperlab" ? nil : "$ " + typed
  }

  /// Returns the command behind the prompt of a further line, `  ...> `; nil where the line has none.
  static func continuedInput(of line: String) -> String? {
    CopiedPrompt.continuedInput(of: line[...]).map(String.init)
  }
}
