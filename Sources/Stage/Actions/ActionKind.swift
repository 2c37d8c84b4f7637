import Traces

/// A kind of actions, such as `tap`: its word, its help, and how the words after it are completed and parsed.
///
/// The command at the prompt, its completion and its help are derived from it. Scenarios, lessons and traces write an
/// action as it is typed.
public struct ActionKind: Sendable {
  /// The word with which these actions begin: `type`.
  public let word: String
  /// The syntax of these actions: `type FIELD TEXT`.
  public let usage: String
  /// A short description of these actions, for lists.
  public let summary: String
  /// An example of such an action, which `help` plays.
  public let example: ActionExample
  /// The text that `help` shows about these actions.
  public let help: String
  /// A remark that is shown when a person first performs such an action; nil if there is none.
  public let remark: String?
  /// Whether these actions take the module off the stage, as `close` does.
  public let endsModule: Bool
  /// Whether these actions send a message to an object, as `send` does; the message is then written without quotation
  /// marks.
  public let isMessage: Bool
  /// The verb of the error "there is nothing to tap", while nothing is on the screen; nil for a sentence without a
  /// verb.
  let verb: String?
  /// Returns the possible words after the first one, given the visible screen.
  public let suggestions: @Sendable (Screen) -> [String]
  /// Returns the action with the given words after the first; throws if they are not valid.
  public let action: @Sendable ([String]) throws(Misuse) -> Action

  /// A reason why typed words are not a valid action.
  public enum Misuse: Error, Equatable {
    /// A superfluous word, which is the value.
    case needless(String)
    /// A missing or unclear word; the value says what to type.
    case unclear(String)
  }

  /// Creates a kind of actions with words after the first, which `action` parses.
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

/// An example of an action, with the commands to be typed before it.
public struct ActionExample: Sendable {
  /// The line that performs the action.
  public let line: String
  /// The commands to be typed before, separated by semicolons.
  public let before: String

  init(_ line: String, after before: String) {
    self.line = line
    self.before = before
  }
}
