import PrintableText

/// An action that a person performs on a stage (a module's simulated device), such as `tap 1`.
///
/// Actions that are typed with the same words have the same effect, and are equal.
public struct Action: Sendable {
  /// The kind of the action: `tap 1` and `tap 2` are of the same kind.
  public let kind: ActionKind
  let arguments: [String]
  /// Returns what the action would do on a stage, without doing it; throws if the action is impossible at present.
  let gesture: @Sendable (HeadlessStage) throws(StageError) -> StageGesture

  /// Creates an action that needs no visible screen; `arguments` are the typed words after the first, and `gesture` returns the
  /// effect of the action on a stage.
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
