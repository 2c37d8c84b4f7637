/// A text shown faintly after the line being typed.
package struct Hint: Equatable, Sendable {
  package let text: String
  /// Whether the right arrow inserts the text; otherwise it is only information.
  package let isAcceptable: Bool

  /// Creates a hint; the right arrow inserts its text if it is acceptable.
  package init(_ text: String, isAcceptable: Bool = true) {
    self.text = text
    self.isAcceptable = isAcceptable
  }
}
