import PrintableText

/// The reason why an action cannot be done, and what to type instead.
///
/// Errors of a single action are declared in that action's file.
public struct StageError: Error, Equatable, CustomStringConvertible {
  /// The displayed sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension StageError {
  /// Nothing is on the screen yet.
  public static func nothingOnScreen(_ action: Action) -> StageError {
    nothingOnScreen(for: action.kind)
  }

  static func nothingOnScreen(for kind: ActionKind) -> StageError {
    guard let verb = kind.verb else {
      return StageError("Nothing is on the screen. Type  open  first.")
    }
    return StageError(
      "Nothing is on the screen, so there is nothing to \(verb). Type  open  first."
    )
  }

  /// The module was closed.
  public static let closed = StageError("The module is closed.  reload  makes a new one.")

  /// An open alert must be answered first.
  public static func alertIsOpen(title: String) -> StageError {
    StageError("\(title) must be answered first.  confirm  or  cancel  does that.")
  }

  /// The person interrupted the action.
  public static let interrupted = StageError("Stopped, as somebody asked for.")

  /// No element has the label; the sentence lists existing labels.
  static func none(
    _ sentence: String,
    of labels: [String],
    command: String,
    _ rest: String = ""
  ) -> StageError {
    guard let first = labels.first else {
      return StageError("\(sentence) There is none on this screen.  screen  shows it.")
    }
    let named = labels.prefix(longestChoice).joined(separator: ", ")
    let others = labels.count - longestChoice
    let more = others > 0 ? " and \(others) more" : ""
    let verb = labels.count == 1 ? "There is" : "There are"
    return StageError("\(sentence) \(verb): \(named)\(more).  \(command) \"\(first)\"\(rest)")
  }

  /// The label belongs to another kind of element, which another command acts on.
  static func other(
    _ thing: String,
    than wanted: String,
    _ label: String,
    command: String
  ) -> StageError {
    StageError("\"\(label)\" is a \(thing), no \(wanted).  \(command) \(label.quotedIfNeeded)")
  }

  private static let longestChoice = 8
}
