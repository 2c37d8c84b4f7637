/// An answer to a step as the lesson's author wrote it: the main right answer, a further right answer, or a wrong answer.
public struct AnswerCommands: Hashable, Sendable {
  /// The commands, in the order of typing; for a question, the text of the right choice.
  public let commands: [String]
  /// The line number, from 1, of the code block with the commands; for an answer given by attributes, the line of the step's
  /// comment.
  public let line: Int
  /// The name of the check that must refuse a wrong answer: `seen`, or `seen:2` for the second `seen`; nil for a right answer.
  public let fails: String?

  /// Creates an answer from its commands, its line in the lesson's file and, for a wrong answer, the check that must refuse it.
  public init(_ commands: [String], line: Int, fails: String? = nil) {
    self.commands = commands
    self.line = line
    self.fails = fails
  }
}
