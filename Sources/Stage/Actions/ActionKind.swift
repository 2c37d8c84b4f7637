import Traces

/// A kind of actions, such as `tap`: its word, its help, and how the words after the first are completed and parsed.
///
/// The prompt derives a command, its completion and its help from each kind. Scenarios, lessons and traces write an action as it is
/// typed.
public struct ActionKind: Sendable {
  /// The word with which these actions begin: `type`.
  public let word: String
  /// The syntax of these actions: `type FIELD TEXT`.
  public let usage: String
  /// A short description of these actions, for lists.
  public let summary: String
  /// An example of such an action, for `help`.
  public let example: ActionExample
  /// The text that `help` shows about these actions.
  public let help: String
  /// A remark shown once in a session, after such an action; nil if there is none.
  public let remark: String?
  /// Whether these actions take the module off the stage, as `close` does.
  public let endsModule: Bool
  /// Whether these actions send a message to an object, as `send` does; the words of the message are then written unquoted.
  public let isMessage: Bool
  /// The verb in the error "Nothing is on the screen, so there is nothing to tap."; nil leaves out "so there is nothing to tap".
  let verb: String?
  /// Returns completions for the second word, given the visible screen; empty if there are none.
  public let suggestions: @Sendable (Screen) -> [String]
  /// Parses the words after the first into an action; throws an error if they are not valid.
  public let action: @Sendable ([String]) throws(Misuse) -> Action

  /// A reason why typed words are not a valid action.
  public enum Misuse: Error, Equatable {
    /// A word too many; the value is this word.
    case needless(String)
    /// A missing or unclear word; the value says what to type.
    case unclear(String)
  }

  /// Creates a kind of actions whose words after the first are parsed by `action`.
  init(
    _ word: String,
    usage: String,
    verb: String?,
    summary: String,
    example: ActionExample,
    help: String,
    remark: String? = nil,
    isMessage: Bool = false,
    endsModule: Bool = false,
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
    self.endsModule = endsModule
  }

  /// Creates a kind with a single action, which is typed as one word.
  init(
    _ word: String,
    verb: String?,
    summary: String,
    example: ActionExample,
    help: String,
    endsModule: Bool = false,
    _ action: @escaping @Sendable () -> Action
  ) {
    self.init(
      word,
      usage: word,
      verb: verb,
      summary: summary,
      example: example,
      help: help,
      endsModule: endsModule
    ) { words throws(Misuse) in
      if let word = words.first { throw .needless(word) }
      return action()
    }
  }
}

/// An example of an action, with the commands to be typed before it.
public struct ActionExample: Sendable {
  /// The line that performs the action.
  public let line: String
  /// The commands to be typed before `line`, separated by semicolons.
  public let before: String

  init(_ line: String, after before: String) {
    self.line = line
    self.before = before
  }
}
