/// A lesson's reply to an input, with the commands that the laboratory is to run.
public struct LessonReply: Hashable, Sendable {
  /// The lines to show; those above the first heading are shown before any command runs.
  public var lines: [LessonLine]
  /// Commands to run first, with their output shown.
  public var shown: [String] = []
  /// Whether only the output of the last command in `shown` is shown.
  public var showsLastOnly = false
  /// Commands to run without output; the step begins at the state that they leave.
  public var commands: [String] = []
  /// The rows that were hidden and may be shown now; nil for none.
  public var revealed: Range<Int>?

  /// Makes a reply.
  public init(_ lines: [LessonLine], commands: [String] = [], revealed: Range<Int>? = nil) {
    self.lines = lines
    self.commands = commands
    self.revealed = revealed
  }
}
