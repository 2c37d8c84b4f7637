import Traces

/// A way to act on a screen: its word, its help, what may be typed behind it, and how that is read.
///
/// The command, its completion and its help follow from it; a scenario, a lesson and a trace write
/// an action as it is typed.
public struct ActionKind: Sendable {
  /// The word that begins it.
  public let word: String
  /// How it is typed: `type FIELD TEXT`.
  public let usage: String
  /// What lists say of it, in a few words.
  public let summary: String
  /// One of them, which `help` plays.
  public let example: ActionExample
  /// What `help` says of it.
  public let help: String
  /// What is worth knowing when it is done for the first time.
  public let remark: String?
  /// Whether it takes the module off the stage.
  public let endsModule: Bool
  /// Whether it says a message to an object, which is written as it was typed.
  public let isMessage: Bool
  /// What there is nothing to do while nothing is on the screen: `tap`; nil where that goes
  /// without saying.
  let purpose: String?
  /// The words that may come next on a screen.
  public let suggestions: @Sendable (Screen) -> [String]
  /// Reads the words behind the first.
  public let action: @Sendable ([String]) throws(Misuse) -> Action

  /// Why words behind the first are no action.
  public enum Misuse: Error, Equatable {
    /// A word that means nothing there.
    case needless(String)
    /// What is wrong, and what to type.
    case unclear(String)
  }

  /// Makes a kind whose actions differ by the words behind the first.
  init(
    _ word: String,
    usage: String,
    purpose: String?,
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
    self.purpose = purpose
    self.summary = summary
    self.example = example
    self.help = help
    self.remark = remark
    self.isMessage = isMessage
    self.suggestions = suggestions
    self.action = action
    endsModule = false
  }

  /// Makes a kind of one action, which is its word.
  init(
    _ word: String,
    purpose: String?,
    summary: String,
    example: ActionExample,
    help: String,
    endsModule: Bool = false,
    _ action: @escaping @Sendable () -> Action
  ) {
    self.word = word
    usage = word
    self.purpose = purpose
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

/// An action as it may be typed, and what was typed before it.
public struct ActionExample: Sendable {
  /// What is typed.
  public let line: String
  /// What has to be typed before it.
  public let before: String

  /// Makes an example of a line, after others.
  init(_ line: String, after before: String) {
    self.line = line
    self.before = before
  }
}
