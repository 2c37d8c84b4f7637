/// A lesson's reply to a learner's input, with the commands that the laboratory is to run.
public struct LessonReply: Hashable, Sendable {
  /// The lines to show; the lines above the first heading are shown before any command is run.
  public var lines: [LessonLine]
  /// The commands that the laboratory runs first, with their output shown.
  public var shown: [String] = []
  /// Whether only the output of the last command in `shown` is shown.
  public var showsLastOnly = false
  /// The commands that the laboratory then runs without showing their output; the step begins at the state that they leave.
  public var commands: [String] = []
  /// The numbers of the rows that were hidden and may be shown now; nil for none.
  public var revealed: Range<Int>?

  /// Creates a reply from the lines to show, the commands to run without output, and the numbers of the rows that may be shown now.
  public init(_ lines: [LessonLine], commands: [String] = [], revealed: Range<Int>? = nil) {
    self.lines = lines
    self.commands = commands
    self.revealed = revealed
  }
}
