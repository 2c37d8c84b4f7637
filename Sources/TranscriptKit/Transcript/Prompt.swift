/// A prompt in a transcript with its command: `viper> `, `viper #3> `, `viper 2/5> `, or the `$ ` before `viperlab`.
package struct Prompt: Sendable {
  /// The prompt with the blank after it, even if an editor has removed the blank from the transcript.
  package let text: String
  package let input: Substring

  /// Parses a line that begins with a prompt; fails for a line without a prompt.
  package init?(_ line: Substring) {
    guard let first = line.utf8.first, Prompt.beginnings.contains(first) else { return nil }
    if line.begins(with: Prompt.program),
      [nil, .blank].contains(line.utf8.dropFirst(10).first)
    {
      text = Prompt.shell
      input = Substring(line.utf8.dropFirst(2))
      return
    }
    guard line.begins(with: "viper") else { return nil }
    let rest = line.utf8.dropFirst(5)
    guard rest.first == .greaterThan || rest.first == .blank,
      let end = rest.firstIndex(of: .greaterThan)
    else { return nil }
    let behind = rest[rest.index(after: end)...]
    guard behind.isEmpty || behind.first == .blank else { return nil }
    text = String(line[..<behind.startIndex]) + " "
    input = Substring(behind.dropFirst())
  }
}

extension Prompt {
  /// The prompt of a session whose cursor is at the end of the recorded events.
  static let standard = "viper> "
  /// The prompt of a shell, before a call of this program.
  package static let shell = "$ "
  private static let program = shell + "viperlab"
  private static let beginnings = "$v".utf8
  static let continuation = "  ...> "

  /// Returns the text after the prompt `  ...> ` of a continued command; empty for `  ...>` alone; nil without this prompt.
  package static func continuedInput(of line: Substring) -> Substring? {
    if line.begins(with: continuation) { return Substring(line.utf8.dropFirst(7)) }
    return line.utf8.elementsEqual(continuation.utf8.dropLast()) ? line.suffix(0) : nil
  }

  static func lines(_ prompt: String, input: String) -> [Substring] {
    OutputText.plainLines(of: input).enumerated().map { index, line in
      self.line(index == 0 ? prompt : continuation, line.visible)
    }
  }

  /// Returns the line of a prompt and a command; the blank after the prompt is dropped if the command is empty.
  static func line(_ prompt: String, _ input: Substring) -> Substring {
    input.isEmpty ? prompt[...].withoutTrailingBlanks : prompt + input
  }

  /// Returns the prompt, with the blank after it, of a text that is only a prompt; nil for any other text.
  static func normalized(_ text: String) -> String? {
    guard let prompt = Prompt(text[...].visible), prompt.input.isEmpty
    else { return nil }
    return prompt.text
  }
}
