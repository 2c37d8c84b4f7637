/// What is shown faintly behind a line that is being typed.
package struct Hint: Equatable, Sendable {
  /// The characters.
  package let text: String
  /// Whether the right arrow puts them into the line; else they only say what comes next.
  package let isAcceptable: Bool

  /// Makes a hint.
  package init(_ text: String, isAcceptable: Bool = true) {
    self.text = text
    self.isAcceptable = isAcceptable
  }
}
