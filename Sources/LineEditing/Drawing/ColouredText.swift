/// A part of a line in one colour.
package struct ColouredText: Equatable, Sendable {
  package let text: String
  /// The colour as parameters of the terminal's SGR sequence, such as `32`; empty for plain text.
  package let attributes: String

  /// Creates a part of a line; without attributes, it is plain.
  package init(_ text: String, attributes: String = "") {
    self.text = text
    self.attributes = attributes
  }
}
