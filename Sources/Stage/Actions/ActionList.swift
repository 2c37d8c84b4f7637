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
    .close,
  ]

  /// The kind that a word begins.
  public static func named(_ word: String) -> ActionKind? { all.first { $0.word == word } }
}
