import PrintableText

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
