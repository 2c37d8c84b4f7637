import PrintableText
import Traces

/// An action that a person performs on a stage (a module's simulated device), such as `tap 1`.
///
/// Actions that are typed with the same words have the same effect, and are equal.
public struct Action: Sendable {
  /// The kind of the action: `tap 1` and `tap 2` are of the same kind.
  public let kind: ActionKind
  let arguments: [String]
  /// Returns what the action would do on a stage, without doing it; throws if the action is impossible at present.
  let gesture: @Sendable (HeadlessStage) throws(StageError) -> StageGesture

  /// Creates an action that needs no visible screen; `arguments` are the typed words after the first.
  init(
    _ kind: ActionKind,
    _ arguments: [String] = [],
    toStage gesture: @escaping @Sendable (HeadlessStage) throws(StageError) -> StageGesture
  ) {
    self.kind = kind
    self.arguments = arguments
    self.gesture = gesture
  }

  /// Creates an action on the visible screen; performing it throws an error while the module is closed or nothing is on the screen.
  init(
    _ kind: ActionKind,
    _ arguments: [String] = [],
    toScreen gesture:
      @escaping @Sendable (HeadlessStage, ViewController) throws(StageError) -> StageGesture
  ) {
    self.init(kind, arguments) { stage throws(StageError) in
      if stage.isClosed { throw .closed }
      guard let visible = stage.visibleController else {
        throw .nothingOnScreen(for: kind)
      }
      return try gesture(stage, visible)
    }
  }
}

extension Action: CustomStringConvertible, Hashable {
  /// The action's words as typed at the prompt, and as written in scenarios and traces: `tap 1`.
  public var description: String {
    let words = kind.isMessage ? arguments : arguments.map(\.quotedIfNeeded)
    return ([kind.word] + words).joined(separator: " ")
  }

  /// Returns whether both actions are typed with the same words.
  public static func == (one: Action, other: Action) -> Bool {
    one.kind.word == other.kind.word && one.arguments == other.arguments
  }

  /// Hashes the words of the action.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind.word)
    hasher.combine(arguments)
  }
}

/// The effect of an action on the objects of a stage, ready to be carried out.
struct StageGesture {
  /// The object that the trace shows as the receiver of the action; nil for none.
  weak let receiver: AnyObject?
  /// The remark beside the action in the trace: the calls that it causes, as UIKit names them; nil for none.
  let remark: String?
  let body: () -> Void

  init(on receiver: AnyObject?, calling remark: String? = nil, _ body: @escaping () -> Void) {
    self.receiver = receiver
    self.remark = remark
    self.body = body
  }
}

/// A kind of actions, such as `tap`: its word, its help, and how the words after the first are completed and parsed.
///
/// The prompt derives a command, its completion and its help from each kind. Scenarios and traces write an action as it is typed.
public struct ActionKind: Sendable {
  /// The word with which these actions begin: `type`.
  public let word: String
  /// The syntax of the words after the first, `FIELD TEXT`; empty if there must be none.
  var arguments = ""
  /// The verb in the error "Nothing is on the screen, so there is nothing to tap."; nil leaves out "so there is nothing to tap".
  var verb: String?
  /// A short description of these actions, for lists.
  public let summary: String
  /// An example of such an action, for `help`, with the commands to be typed before it, separated by semicolons.
  public let example: (line: String, before: String)
  /// The text that `help` shows about these actions.
  public let help: String
  /// A remark shown once in a session, after such an action; nil if there is none.
  public internal(set) var remark: String?
  /// Whether these actions send a message to an object, as `send` does; the words of the message are then written unquoted.
  public internal(set) var isMessage = false
  /// Whether these actions take the module off the stage, as `close` does.
  public internal(set) var endsModule = false
  /// Returns completions for the second word, given the visible screen; empty if there are none.
  public internal(set) var suggestions: @Sendable (Screen) -> [String] = { _ in [] }
  /// Parses the words after the first into an action, if `arguments` allows words.
  let read: @Sendable ([String]) throws(Misuse) -> Action

  /// The syntax of these actions: `type FIELD TEXT`.
  public var usage: String { arguments.isEmpty ? word : "\(word) \(arguments)" }

  /// Parses the words after the first into an action; throws an error if they are not valid.
  public func action(_ words: [String]) throws(Misuse) -> Action {
    if arguments.isEmpty, let needless = words.first { throw .needless(needless) }
    return try read(words)
  }

  /// A reason why typed words are not a valid action.
  public enum Misuse: Error, Equatable {
    /// A word too many; the value is this word.
    case needless(String)
    /// A missing or unclear word; the value says what to type.
    case unclear(String)
  }
}
