/// A stretch of a line and how it is coloured.
public struct ColouredText: Equatable, Sendable {
  /// The characters.
  public let text: String
  /// The parameters of the terminal's `SGR`, such as `32`; empty for plain.
  public let attributes: String

  /// Makes a stretch, plain unless told otherwise.
  public init(_ text: String, attributes: String = "") {
    self.text = text
    self.attributes = attributes
  }
}
