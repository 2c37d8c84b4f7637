import PrintableText

/// Why an action cannot be done: what is wrong, and what to type next.
///
/// What only one action can be refused for is said in that action's file.
public struct StageError: Error, Equatable, CustomStringConvertible {
  /// The sentence that is shown.
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
    guard let purpose = kind.purpose else {
      return StageError("Nothing is on the screen. Type  open  first.")
    }
    return StageError(
      "Nothing is on the screen, so there is nothing to \(purpose). Type  open  first."
    )
  }

  /// The module was closed.
  public static let closed = StageError("The module is closed.  reload  makes a new one.")

  /// An alert must be answered first.
  public static func alertIsOpen(title: String) -> StageError {
    StageError("\(title) must be answered first.  confirm  or  cancel  does that.")
  }

  /// Somebody wants everything to stop.
  public static let interrupted = StageError("Stopped, as somebody asked for.")

  /// Nothing on the screen is called by that label; names those that are there.
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

  /// What was meant says so, and is another thing, for which there is another command.
  static func other(
    _ thing: String,
    than wanted: String,
    _ label: String,
    command: String
  ) -> StageError {
    StageError("\"\(label)\" is a \(thing), no \(wanted).  \(command) \(label.quotedIfNeeded)")
  }

  /// How many labels are named at most.
  private static let longestChoice = 8
}
