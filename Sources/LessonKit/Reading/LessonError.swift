/// A mistake in a lesson: its place, and how to correct it; thrown if the lesson's page cannot be read.
public struct LessonError: Error, Hashable, Sendable {
  /// The name of the lesson's file.
  public let file: String
  /// The line number of the mistake in the lesson's file, from 1.
  public let line: Int
  /// Sentences that name the mistake and say how to correct it.
  public let text: String
  /// Whether further mistakes may only follow from this one, such as from a command that cannot be done.
  package let isObstacle: Bool

  package init(file: String, line: Int, _ text: String, isObstacle: Bool = false) {
    (self.file, self.line, self.text, self.isObstacle) = (file, line, text, isObstacle)
  }
}

extension LessonError: CustomStringConvertible {
  /// The mistake as `file:line:1: text`.
  public var description: String { "\(file):\(line):1: \(text)" }
}
