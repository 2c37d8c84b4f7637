/// A prompt in a transcript with its command: `viper> `, `viper #3> `, `viper 2/5> `, or the `$ ` before `viperlab`.
package struct Prompt: Sendable {
  /// The prompt with the blank after it, even if an editor has removed the blank from the transcript.
  package let text: String
  package let input: Substring

  /// Parses a line that begins with a prompt; fails for a line without a prompt.
  package init?(_ line: Substring) {
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

  /// The prompt of a session whose cursor is at the end of the recorded events.
  static let standard = "viper> "
  /// The prompt of a shell, before a call of this program.
  package static let shell = "$ "
  private static let program = shell + "viperlab"
  static let continuation = "  ...> "

  /// Returns the text after the prompt `  ...> ` of a continued command; empty for `  ...>` alone; nil without this prompt.
  package static func continuedInput(of line: Substring) -> Substring? {
    if line.begins(with: continuation) { return Substring(line.utf8.dropFirst(7)) }
    return line.utf8.elementsEqual(continuation.utf8.dropLast()) ? line.suffix(0) : nil
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

/// A prompt of the program in a line that was copied through a chat, a web page or an editor.
///
/// Whitespace may surround the prompt, quotation marks `>` may precede it, and the blank after it may be missing. In
/// the sessions of a transcript, prompts are read more strictly, as a ``Prompt``.
package struct CopiedPrompt: Sendable {
  /// The command after the prompt, without whitespace at its ends.
  package let input: Substring
  /// Whether the prompt is the `$` of a shell before the command `viperlab`.
  package let isShell: Bool

  /// Parses a line with a prompt, or several prompts in a row, before a command; fails for a line without a prompt.
  package init?(_ line: Substring) {
    guard var rest = CopiedPrompt.behindPrompt(line) else { return nil }
    while !rest.isShell, let further = CopiedPrompt.behindPrompt(rest.text), !further.isShell {
      rest = further
    }
    (input, isShell) = (rest.text.trimmingWhitespace, rest.isShell)
  }

  /// Returns the command text after the prompt `...>`, which continues a command; nil for a line without this prompt.
  package static func continuedInput(of line: Substring) -> Substring? {
    let text = unquoted(line)
    guard text.begins(with: "...>") else { return nil }
    return Substring(text.utf8.dropFirst(4)).trimmingWhitespace
  }

  /// Returns whether a line has a prompt of this program or a call of it in a shell, even in the forms `Viper>` and `% viperlab`.
  package static func isCommand(_ line: Substring) -> Bool {
    if CopiedPrompt(line) != nil { return true }
    let text = unquoted(line)
    if text.begins(with: "Viper") || text.begins(with: "VIPER") {
      return CopiedPrompt("viper" + text.dropFirst(5)) != nil
    }
    return text.begins(with: "%") && CopiedPrompt("$" + text.dropFirst()) != nil
  }

  private static func behindPrompt(_ line: Substring) -> (text: Substring, isShell: Bool)? {
    let text = unquoted(line)
    if text.begins(with: "$") {
      let command = Substring(text.utf8.dropFirst()).trimmingWhitespace
      let isProgram = command.begins(with: "viperlab") && command != text.dropFirst()
      let behind = command.dropFirst(8).first
      return isProgram && behind.map(\.isWhitespace) != false ? (command, true) : nil
    }
    guard text.begins(with: "viper"), let end = text.firstIndex(of: ">"),
      text[..<end].dropFirst(5).allSatisfy({ $0.isNumber || "/# \t\u{A0}".contains($0) })
    else { return nil }
    return (text[text.index(after: end)...], false)
  }

  private static func unquoted(_ line: Substring) -> Substring {
    Substring(line.unicodeScalars.drop { $0 == ">" || $0.properties.isWhitespace })
  }
}

extension Substring {
  fileprivate var trimmingWhitespace: Substring {
    let head = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = head.lastIndex { !$0.properties.isWhitespace }.map(head.index(after:))
    return Substring(head[..<(end ?? head.startIndex)])
  }
}
