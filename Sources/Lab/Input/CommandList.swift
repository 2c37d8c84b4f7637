import Stage

extension Command {
  /// All commands, in the order in which lists show them.
  ///
  /// A new command has a file of its own and an entry here; an action has its entry in `ActionKind.all`.
  static let all: [Command] =
    [.lesson, .load, .reload] + ActionKind.all.map { Command($0) }
    + [
      .screen, .play,
      .diagram, .fold, .filter, .trace, .show, .why, .wiring, .source,
      .step, .next, .finish, .continue, .goto, .break, .stack, .undo, .redo, .drop, .resend, .stub,
      .predict, .watch,
      .inject, .guess, .heal, .findings, .leaks, .rules, .explain,
      .compare, .metrics, .diff,
      .save, .export, .record, .history, .alias, .set, .help, .quit,
      .go, .hint, .answer, .skip, .again, .previous, .restart, .explore, .return, .leave,
      .mark, .recall, .exam, .path, .progress,
    ]
}
