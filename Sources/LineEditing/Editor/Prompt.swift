import PrintableText

/// The words before the cursor that say it is a person's turn.
package struct Prompt: Equatable, Sendable {
  /// The words, in one line, with the blank that ends them; control characters are escaped.
  package let text: String
  /// How they are coloured, as the parameters of the terminal's `SGR`: `1;36`; empty for plain.
  package let attributes: String

  /// Makes a prompt, bold and cyan unless told otherwise.
  package init(_ text: String, attributes: String = "1;36") {
    self.text = text.printable()
    self.attributes = attributes
  }
}

// MARK: - ExpressibleByStringLiteral

extension Prompt: ExpressibleByStringLiteral {
  /// A prompt in the usual colour.
  package init(stringLiteral value: String) { self.init(value) }
}
