extension ActionKind {
  /// Everything a person can do, in the order in which `help` lists it.
  ///
  /// A new one is a file of its own and a line here.
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

  /// Whether it does nothing to a screen, so that it can be done where there is none.
  public var needsNoScreen: Bool {
    [ActionKind.send, .wait].contains { $0.word == word }
  }

  /// The kind that a word begins.
  public static func named(_ word: String) -> ActionKind? { all.first { $0.word == word } }
}
