import TranscriptKit

/// The command after a prompt, in a line that may be copied from a session or a shell.
struct TypedPrompt {
  /// The command after the prompt; nil for the shell command `viperlab`, which starts the program.
  ///
  /// Any other shell command keeps its `$`, and the session refuses it.
  let input: String?

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
