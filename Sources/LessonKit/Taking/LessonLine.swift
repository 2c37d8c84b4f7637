/// A piece of what a lesson says; the laboratory gives it colour and wraps it.
///
/// Words in back-ticks are commands or names; `Prose` takes them apart.
public enum LessonLine: Hashable, Sendable {
  /// The lesson's title and where one is in it: "step 1 of 5: predict".
  case heading(title: String, position: String)
  /// A text to wrap.
  case paragraph(String)
  /// A text to show as it is.
  case code(String)
  /// That a lesson is over.
  case end(String)
  /// An answer to choose, with its number from 1.
  case choice(number: Int, text: String)
  /// Something to reach, whether it is reached, and by which row.
  case goal(text: String, isMet: Bool, row: Int?)
  /// The words that can be typed here.
  case keys([String])
  /// That something was right, and why.
  case praise(String)
  /// That something was not right, and why.
  case correction(String)
}

extension LessonLine {
  /// Whether what is open now is shown from here on: a step, or the end.
  public var beginsStep: Bool {
    switch self {
    case .heading, .end: true
    default: false
    }
  }
}
