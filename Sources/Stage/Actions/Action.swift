import PrintableText

/// An action of a person on a screen, such as `tap 1`.
///
/// Actions with the same words have the same effect, and are equal.
public struct Action: Sendable {
  /// The kind of action.
  public let kind: ActionKind
  let arguments: [String]
  /// Returns what the action does to a stage; throws if it cannot be done now.
  let gesture: @Sendable (HeadlessStage) throws(StageError) -> StageGesture

  /// Creates an action that needs no screen.
  init(
    _ kind: ActionKind,
    _ arguments: [String] = [],
    toStage gesture: @escaping @Sendable (HeadlessStage) throws(StageError) -> StageGesture
  ) {
    self.kind = kind
    self.arguments = arguments
    self.gesture = gesture
  }

  /// Creates an action on the visible screen; it throws if the module is closed or nothing is on the screen.
  init(
    _ kind: ActionKind,
    _ arguments: [String] = [],
    toScreen gesture:
      @escaping @Sendable (HeadlessStage, ViewController) throws(StageError) -> StageGesture
  ) {
    self.kind = kind
    self.arguments = arguments
    self.gesture = { stage throws(StageError) in
      if stage.isClosed { throw .closed }
      guard let visible = stage.visibleController else {
        throw .nothingOnScreen(for: kind)
      }
      return try gesture(stage, visible)
    }
  }
}

// MARK: - CustomStringConvertible, Hashable

extension Action: CustomStringConvertible, Hashable {
  /// The words as typed at the prompt, in a scenario and in the row: `tap 1`.
  public var description: String {
    let words = kind.isMessage ? arguments : arguments.map(\.quotedIfNeeded)
    return ([kind.word] + words).joined(separator: " ")
  }

  /// Returns whether both actions have the same words.
  public static func == (one: Action, other: Action) -> Bool {
    one.kind.word == other.kind.word && one.arguments == other.arguments
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind.word)
    hasher.combine(arguments)
  }
}
