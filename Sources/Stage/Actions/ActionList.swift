extension ActionKind {
  /// All kinds of actions, in the order in which `help` lists them.
  ///
  /// To add a kind, add a file for it and a line here.
  public static let all: [ActionKind] = [
    .open,
    .tap,
    .press,
    .delete,
    .type,
    .confirm,
    .cancel,
    .refresh,
    .wait,
    .back,
    .away,
    .send,
    .close,
  ]

  /// Whether the action can be done without a screen.
  public var needsNoScreen: Bool {
    [ActionKind.send, .wait].contains { $0.word == word }
  }

  /// Returns the kind with a first word; nil if there is none.
  public static func named(_ word: String) -> ActionKind? { all.first { $0.word == word } }
}
