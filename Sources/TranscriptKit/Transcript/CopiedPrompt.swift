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
