/// A piece of a lesson's text and the line it stands on.
public struct Paragraph: Hashable, Sendable {
  /// The text on one line; words to type or names of code stand in back-ticks.
  public let text: String
  /// The line in the lesson's file, from 1.
  public let line: Int
  /// Whether it is shown as it is and never wrapped.
  public let isCode: Bool

  /// Makes a paragraph.
  public init(_ text: String, line: Int, isCode: Bool = false) {
    self.text = text
    self.line = line
    self.isCode = isCode
  }
}
