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
}

extension LessonLine {
  /// Whether this line is the first one of a step, or the end of the lesson.
  public var beginsStep: Bool {
    switch self {
    case .heading, .end: true
    default: false
    }
  }
}
