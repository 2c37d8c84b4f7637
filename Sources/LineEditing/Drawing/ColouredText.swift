/// A stretch of a line and how it is coloured.
package struct ColouredText: Equatable, Sendable {
  /// The characters.
  package let text: String
  /// The parameters of the terminal's `SGR`, such as `32`; empty for plain.
  package let attributes: String

  /// Makes a stretch, plain unless told otherwise.
  package init(_ text: String, attributes: String = "") {
    self.text = text
    self.attributes = attributes
  }
}
