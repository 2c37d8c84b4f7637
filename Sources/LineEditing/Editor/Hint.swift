/// What is shown faintly behind a line that is being typed.
public struct Hint: Equatable, Sendable {
  /// The characters.
  public let text: String
  /// Whether the right arrow puts them into the line; else they only say what comes next.
  public let isAcceptable: Bool

  /// Makes a hint.
  public init(_ text: String, isAcceptable: Bool = true) {
    self.text = text
    self.isAcceptable = isAcceptable
  }
}
