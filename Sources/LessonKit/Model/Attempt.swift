/// Commands an author foresees: the answer, another right one, or a wrong one.
public struct Attempt: Hashable, Sendable {
  /// What is typed, in order; for a prediction, the choice.
  public let commands: [String]
  /// The line of the fence in the lesson's file, from 1.
  public let line: Int
  /// The kind of check that must refuse a wrong one, or one check of that kind: `seen:2`.
  public let fails: String?

  /// Makes an attempt.
  public init(_ commands: [String], line: Int, fails: String? = nil) {
    self.commands = commands
    self.line = line
    self.fails = fails
  }
}
