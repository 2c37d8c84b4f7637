/// A prompt as it stands in a line that was copied, through a chat, a page or an editor.
///
/// Blanks, tabs and no-break spaces may stand around the prompt, marks of quotations before it, and no
/// blank at all behind it. A page's own sessions are stricter: ``Prompt``.
package struct CopiedPrompt: Sendable {
  /// What was typed, without blanks at its ends.
  package let input: Substring
  /// Whether it is the prompt of a shell before `viperlab`.
  package let isShell: Bool

  /// Reads a line; nil when it has no prompt.
  package init?(_ line: Substring) {
    guard var rest = CopiedPrompt.behindPrompt(line) else { return nil }
    while !rest.isShell, let further = CopiedPrompt.behindPrompt(rest.text), !further.isShell {
      rest = further
    }
    (input, isShell) = (rest.text.withoutSpaceAround, rest.isShell)
  }

  /// Returns what was typed behind the prompt of a further line; nil when the line has none.
  package static func continuedInput(of line: Substring) -> Substring? {
    let text = unquoted(line)
    guard text.begins(with: "...>") else { return nil }
    return Substring(text.utf8.dropFirst(4)).withoutSpaceAround
  }

  /// Whether a line holds a command of the laboratory, also behind `Viper>` or `% viperlab`.
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
      let command = Substring(text.utf8.dropFirst()).withoutSpaceAround
      let isProgram = command.begins(with: "viperlab") && command != text.dropFirst()
      let behind = command.dropFirst(8).first
      return isProgram && behind.map(\.isWhitespace) != false ? (command, true) : nil
    }
    guard text.begins(with: "viper"), let end = text.firstIndex(of: ">"),
      text[..<end].dropFirst(5).allSatisfy({ $0.isNumber || "/# \t\u{A0}".contains($0) })
    else { return nil }
    return (text[text.index(after: end)...], false)
  }

  /// Returns a line without blanks and marks of quotations at its start.
  private static func unquoted(_ line: Substring) -> Substring {
    Substring(line.unicodeScalars.drop { $0 == ">" || $0.properties.isWhitespace })
  }
}

extension Substring {
  fileprivate var withoutSpaceAround: Substring {
    let head = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = head.lastIndex { !$0.properties.isWhitespace }.map(head.index(after:))
    return Substring(head[..<(end ?? head.startIndex)])
  }
}
