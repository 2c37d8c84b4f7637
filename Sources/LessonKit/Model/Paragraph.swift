/// A paragraph of a lesson's text with its line number.
public struct Paragraph: Hashable, Sendable {
  /// The text of the paragraph on one line; commands and names of code stand in back-ticks.
  public let text: String
  /// The line number of the paragraph in the lesson's file, from 1.
  public let line: Int
  /// Whether the paragraph is shown unchanged and never wrapped.
  public let isCode: Bool

  /// Creates a paragraph from its text, its line number in the lesson's file and whether it is code.
  public init(_ text: String, line: Int, isCode: Bool = false) {
    self.text = text
    self.line = line
    self.isCode = isCode
  }
}
