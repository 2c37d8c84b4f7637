import PrintableText

/// The words before the cursor that say it is a person's turn.
public struct Prompt: Equatable, Sendable {
  /// The words, in one line, with the blank that ends them; control characters are escaped.
  public let text: String
  /// How they are coloured, as the parameters of the terminal's `SGR`: `1;36`; empty for plain.
  public let attributes: String

  /// Makes a prompt, bold and cyan unless told otherwise.
  public init(_ text: String, attributes: String = "1;36") {
    self.text = text.printable()
    self.attributes = attributes
  }
}

// MARK: - ExpressibleByStringLiteral

extension Prompt: ExpressibleByStringLiteral {
  /// A prompt in the usual colour.
  public init(stringLiteral value: String) { self.init(value) }
}
