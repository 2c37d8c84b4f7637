/// A piece of a lesson's output; the laboratory colours and wraps it.
///
/// Words in back-ticks are commands or names; ``Prose`` separates them.
public enum LessonLine: Hashable, Sendable {
  /// The lesson's title and the position in it: "step 1 of 5: predict".
  case heading(title: String, position: String)
  /// A text to wrap.
  case paragraph(String)
  /// A text to show unchanged.
  case code(String)
  /// The closing line of a lesson.
  case end(String)
  /// A choice with its number from 1.
  case choice(number: Int, text: String)
  /// A goal, whether it is reached, and the row that reached it.
  case goal(text: String, isMet: Bool, row: Int?)
  /// The words that can be typed now.
  case keys([String])
  /// Confirmation of a right answer, with the reason.
  case praise(String)
  /// Correction of a wrong answer, with the reason.
  case correction(String)
}

extension LessonLine {
  /// Whether this line begins the open step, or the end of the lesson.
  public var beginsStep: Bool {
    switch self {
    case .heading, .end: true
    default: false
    }
  }
}
