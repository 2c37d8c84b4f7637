extension Command {
  /// Every command, in the order in which they are listed.
  ///
  /// A new one is a file of its own and a line here.
  static let all: [Command] = [
    .lessons, .lesson, .modules, .load, .reload,
    .open, .tap, .press, .delete, .type, .confirm, .cancel, .refresh, .wait, .back, .close,
    .screen, .scenarios, .play,
    .diagram, .fold, .filter, .trace, .show, .why, .wiring, .source,
    .faults, .inject, .heal, .findings, .leaks, .rules, .explain,
    .compare, .metrics, .diff,
    .save, .export, .set, .help, .quit,
    .go, .hint, .answer, .skip, .again, .restart, .explore, .return, .leave,
  ]
}
