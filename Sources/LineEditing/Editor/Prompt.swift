import PrintableText

/// The text before the cursor that invites input.
package struct Prompt: Equatable, Sendable {
  /// The text on one line, with its final blank; control characters are escaped.
  package let text: String
  /// The parameters of the SGR sequence: `1;36`; empty for plain text.
  package let attributes: String

  /// Makes a prompt, bold and cyan by default.
  package init(_ text: String, attributes: String = "1;36") {
    self.text = text.printable()
    self.attributes = attributes
  }
}

// MARK: - ExpressibleByStringLiteral

extension Prompt: ExpressibleByStringLiteral {
  /// Makes a prompt in the default colour.
  package init(stringLiteral value: String) { self.init(value) }
}
