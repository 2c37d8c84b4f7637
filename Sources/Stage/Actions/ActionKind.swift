import Traces

/// A kind of action: its word, its help, and how its arguments are completed and parsed.
///
/// The command, its completion and its help are derived from it. Scenarios, lessons and traces write an action as it
/// is typed.
public struct ActionKind: Sendable {
  /// The first word.
  public let word: String
  /// The syntax: `type FIELD TEXT`.
  public let usage: String
  /// A short description for lists.
  public let summary: String
  /// An example, which `help` plays.
  public let example: ActionExample
  /// The text of `help`.
  public let help: String
  /// A remark that is shown when the action is first used; nil if there is none.
  public let remark: String?
  /// Whether the action takes the module off the stage.
  public let endsModule: Bool
  /// Whether the action sends a message to an object; the message is written as typed.
  public let isMessage: Bool
  /// The verb in "there is nothing to tap", shown while nothing is on the screen; nil for a general sentence.
  let verb: String?
  /// Returns completions for the next word on a screen.
  public let suggestions: @Sendable (Screen) -> [String]
  /// Parses the words after the first.
  public let action: @Sendable ([String]) throws(Misuse) -> Action

  /// The reason why words are not a valid action.
  public enum Misuse: Error, Equatable {
    /// A superfluous word.
    case needless(String)
    /// A missing or unclear word; the text says what to type.
    case unclear(String)
  }

  /// Creates a kind whose actions have arguments.
  init(
    _ word: String,
    usage: String,
    verb: String?,
    summary: String,
    example: ActionExample,
    help: String,
    remark: String? = nil,
    isMessage: Bool = false,
    suggestions: @escaping @Sendable (Screen) -> [String] = { _ in [] },
    reading action: @escaping @Sendable ([String]) throws(Misuse) -> Action
  ) {
    self.word = word
    self.usage = usage
    self.verb = verb
    self.summary = summary
    self.example = example
    self.help = help
    self.remark = remark
    self.isMessage = isMessage
    self.suggestions = suggestions
    self.action = action
    endsModule = false
  }

  /// Creates a kind with a single action and no arguments.
  init(
    _ word: String,
    verb: String?,
    summary: String,
    example: ActionExample,
    help: String,
    endsModule: Bool = false,
    _ action: @escaping @Sendable () -> Action
  ) {
    self.word = word
    usage = word
    self.verb = verb
    self.summary = summary
    self.example = example
    self.help = help
    self.endsModule = endsModule
    remark = nil
    isMessage = false
    suggestions = { _ in [] }
    self.action = { words throws(Misuse) in
      if let word = words.first { throw .needless(word) }
      return action()
    }
  }
}

/// An example of an action, with the commands to type before it.
public struct ActionExample: Sendable {
  /// The line to type.
  public let line: String
  /// The commands to type first.
  public let before: String

  init(_ line: String, after before: String) {
    self.line = line
    self.before = before
  }
}
