import PrintableText

/// The reason why an action is impossible at present, and what to type instead.
///
/// Errors of a single kind of action are declared in the file of that kind.
public struct StageError: Error, Equatable, CustomStringConvertible {
  /// The error as displayed at the prompt.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The error that actions of a kind are impossible because nothing is on the screen yet.
  public static func nothingOnScreen(for kind: ActionKind) -> StageError {
    let consequence = kind.verb.map { ", so there is nothing to \($0)" } ?? ""
    return StageError("Nothing is on the screen\(consequence). Type  open  first.")
  }

  /// The error that the module was taken off the stage by `close`.
  public static let closed = StageError("The module is closed.  reload  makes a new one.")

  /// The error that the open alert with this title must be answered before other actions.
  public static func alertIsOpen(title: String) -> StageError {
    StageError("\(title) must be answered first.  confirm  or  cancel  does that.")
  }

  /// The error that the person interrupted the commands before the action began.
  public static let interrupted = StageError("Stopped on request.")

  /// Returns the error that begins with `sentence`, lists at most eight labels, and ends in `command`, the first label and `rest`.
  ///
  /// Without labels, the error says that the screen has no such element.
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

  /// Returns the error that `label` is a `thing`, such as a row, and no `wanted` element; it ends in `command`, for a `thing`.
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
