extension ActionKind {
  /// All kinds of actions on a stage, in the order in which `help` lists them.
  ///
  /// A new kind needs a file that declares it, and a line in this list.
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

  /// Whether this kind is `send` or `wait`, which are also possible while one object is loaded alone, without a screen.
  public var needsNoScreen: Bool {
    [ActionKind.send, .wait].contains { $0.word == word }
  }

  /// Returns the kind of the actions that begin with a word; nil if there is none.
  public static func named(_ word: String) -> ActionKind? { all.first { $0.word == word } }
}
