/// What a lesson says to something the learner did, and what the laboratory is to do.
public struct LessonReply: Hashable, Sendable {
  /// What to say; what stands before the first heading is said before anything is done.
  public var lines: [LessonLine]
  /// Commands to run and show, before the others.
  public var shown: [String] = []
  /// Whether of these only what the last leads to is shown.
  public var showsLastOnly = false
  /// Commands to run without showing them, after which the run begins at what they leave.
  public var commands: [String] = []
  /// The rows that were hidden and may be shown now.
  public var revealed: Range<Int>?

  /// Makes a reply.
  public init(_ lines: [LessonLine], commands: [String] = [], revealed: Range<Int>? = nil) {
    self.lines = lines
    self.commands = commands
    self.revealed = revealed
  }
}
