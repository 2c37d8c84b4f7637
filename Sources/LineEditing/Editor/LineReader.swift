import PrintableText

/// A source of typed lines: a terminal, a pipe or a file.
package protocol LineReader: AnyObject {
  func readLine(_ prompt: Prompt) -> ReadResult
}

/// The result of reading a line.
package enum ReadResult: Equatable, Sendable {
  /// A line without its line end; a paste of several lines is one line with newlines inside.
  case line(String)
  /// Ctrl-C, after which the typed text is dropped.
  case interrupted
  /// The end of the input.
  case endOfInput
}

/// The text before the edited line that invites input.
package struct Prompt: Equatable, Sendable {
  /// The text of the prompt on one line, with its final blank; unprintable characters are escaped.
  package let text: String
  /// The colours of the prompt as parameters of the terminal's SGR sequence, such as `1;36`; empty for plain text.
  package let attributes: String

  /// Creates a prompt, bold and cyan by default.
  package init(_ text: String, attributes: String = "1;36") {
    self.text = text.printable()
    self.attributes = attributes
  }
}

// MARK: - ExpressibleByStringLiteral

extension Prompt: ExpressibleByStringLiteral {
  /// Creates a bold and cyan prompt.
  package init(stringLiteral value: String) { self.init(value) }
}
