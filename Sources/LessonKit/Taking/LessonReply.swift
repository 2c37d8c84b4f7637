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

  init(_ lines: [LessonLine], commands: [String] = []) {
    self.lines = lines
    self.commands = commands
  }
}

/// A piece of a lesson's output; the laboratory colours and wraps it.
///
/// Words in back-ticks are commands or names; ``Prose`` separates them.
public enum LessonLine: Hashable, Sendable {
  /// The lesson's title and the position of the step in the lesson: "step 1 of 5: predict".
  case heading(title: String, position: String)
  /// A paragraph that the laboratory wraps.
  case paragraph(String)
  /// A line that is shown unchanged, such as source code.
  case code(String)
  /// The line at the end of a lesson.
  case end(String)
  /// A choice of a question with its number from 1.
  case choice(number: Int, text: String)
  /// A goal of the step, whether it is reached, and the number of the row that reached it; nil if no single row did.
  case goal(text: String, isMet: Bool, row: Int?)
  /// The command words that are suggested to the learner now.
  case keys([String])
  /// Confirmation of a right answer, with the reason.
  case praise(String)
  /// Correction of a wrong answer, with the reason.
  case correction(String)

  /// Whether this line is the first one of a step, or the end of the lesson.
  public var beginsStep: Bool {
    switch self {
    case .heading, .end: true
    default: false
    }
  }
}
