import TranscriptKit

/// The command after a prompt, in a line that may be copied from a session.
struct TypedPrompt {
  /// The command; nil for the shell command that starts `viperlab`.
  ///
  /// Any other shell command is returned with its `$`, and the session refuses it.
  let input: String?

  /// Reads a line; nil when it does not begin with a prompt.
  init?(_ line: String) {
    guard let prompt = CopiedPrompt(line[...]) else { return nil }
    let typed = String(prompt.input)
    guard prompt.isShell else {
      input = typed
      return
    }
    input = typed == "viperlab" ? nil : "$ " + typed
  }
}
