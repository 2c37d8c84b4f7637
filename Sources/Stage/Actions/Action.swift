import PrintableText

/// Something a person does to a screen, as it is typed: `tap 1`.
///
/// What it does follows from its words; two with the same words are equal.
public struct Action: Sendable {
  /// What sort of action it is.
  public let kind: ActionKind
  /// The words behind the first.
  let arguments: [String]
  /// What it does to a stage, or why it cannot be done now.
  let gesture: @Sendable (HeadlessStage) throws(StageError) -> StageGesture

  /// Makes an action that may be done whatever is on the stage.
  init(
    _ kind: ActionKind,
    _ arguments: [String] = [],
    toStage gesture: @escaping @Sendable (HeadlessStage) throws(StageError) -> StageGesture
  ) {
    self.kind = kind
    self.arguments = arguments
    self.gesture = gesture
  }

  /// Makes an action that is done to what is on the screen.
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
  /// The words at the prompt, in a scenario and in the row: `tap 1`.
  public var description: String {
    let words = kind.isMessage ? arguments : arguments.map(\.quotedIfNeeded)
    return ([kind.word] + words).joined(separator: " ")
  }

  /// Whether both are typed in the same way.
  public static func == (one: Action, other: Action) -> Bool {
    one.kind.word == other.kind.word && one.arguments == other.arguments
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind.word)
    hasher.combine(arguments)
  }
}
