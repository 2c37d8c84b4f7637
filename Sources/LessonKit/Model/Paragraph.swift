/// A paragraph of a lesson and its line.
public struct Paragraph: Hashable, Sendable {
  /// The text on one line; commands and names of code stand in back-ticks.
  public let text: String
  /// The line in the lesson's file, from 1.
  public let line: Int
  /// Whether the text is shown unchanged and never wrapped.
  public let isCode: Bool

  /// Makes a paragraph.
  public init(_ text: String, line: Int, isCode: Bool = false) {
    self.text = text
    self.line = line
    self.isCode = isCode
  }
}
