/// Commands that the author foresees: the answer, another right answer, or a wrong one.
public struct AnswerCommands: Hashable, Sendable {
  /// The commands in order; for a prediction, the choice.
  public let commands: [String]
  /// The line of the fence in the lesson's file, from 1.
  public let line: Int
  /// The check that must refuse a wrong answer: a kind, or one check of that kind such as `seen:2`.
  public let fails: String?

  /// Makes the commands of an answer.
  public init(_ commands: [String], line: Int, fails: String? = nil) {
    self.commands = commands
    self.line = line
    self.fails = fails
  }
}
