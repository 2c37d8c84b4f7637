/// A part of a line with one colour.
package struct ColouredText: Equatable, Sendable {
  /// The characters.
  package let text: String
  /// The parameters of the SGR sequence, such as `32`; empty for plain text.
  package let attributes: String

  /// Makes a part of a line.
  package init(_ text: String, attributes: String = "") {
    self.text = text
    self.attributes = attributes
  }
}
