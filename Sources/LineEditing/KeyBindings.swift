import CLibedit

/// Which keys do what; all else is as libedit has it for Emacs, or as `~/.editrc` says.
enum KeyBindings {
  /// Keys that nobody has, by which a command passes the turn to libedit's own history.
  static let olderEntry = "\u{1B}[9901~"
  /// The way forward.
  static let newerEntry = "\u{1B}[9902~"

  private static let own: [(EditorCommand, keys: [String])] = [
    (.complete, ["^I"]),
    (.paste, ["\\e[200~"]),
    (.right, ["^F", "\\e[C", "\\eOC"]),
    (.left, ["^B", "\\e[D", "\\eOD"]),
    (.up, ["^P", "\\e[A", "\\eOA"]),
    (.down, ["^N", "\\e[B", "\\eOB"]),
    (.backspace, ["^?", "^H"]),
    (.delete, ["\\e[3~"]),
    (.deleteOrEnd, ["^D"]),
    (.newline, ["\\e^M", "\\e^J"]),
    (
      .nothing,
      [
        "\\e[2~", "\\e[5~", "\\e[6~", "\\e[I", "\\e[O", "\\e[Z", "\\eOP", "\\eOQ", "\\eOR", "\\eOS",
        "\\e[11~", "\\e[12~", "\\e[13~", "\\e[14~", "\\e[15~", "\\e[17~", "\\e[18~", "\\e[19~",
        "\\e[20~", "\\e[21~", "\\e[23~", "\\e[24~", "\\e[201~", "\\e[1;2A", "\\e[1;2B", "\\e[1;2C",
        "\\e[1;2D", "\\e[1;3A", "\\e[1;3B", "\\e[1;5A", "\\e[1;5B",
      ]
    ),
  ]

  /// What old and new libedit bind differently, or only by the terminal's description.
  private static let standard: [(command: String, keys: [String])] = [
    ("em-inc-search-prev", ["^R"]),
    ("ed-delete-prev-word", ["^W"]),
    ("vi-kill-line-prev", ["^U"]),
    ("em-next-word", ["\\e[1;5C", "\\e[1;3C"]),
    ("ed-prev-word", ["\\e[1;5D", "\\e[1;3D"]),
    ("ed-move-to-beg", ["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"]),
    ("ed-move-to-end", ["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"]),
    ("ed-prev-history", ["\\e[9901~"]),
    ("ed-next-history", ["\\e[9902~"]),
  ]

  /// Makes the commands known, obeys `~/.editrc`, and binds the keys.
  static func install(in handle: OpaquePointer) {
    for command in EditorCommand.allCases {
      editline_add_command(handle, command.name, command.function)
    }
    _ = el_source(handle, nil)
    for (command, keys) in own { bind(keys, to: command.name, in: handle) }
    for (command, keys) in standard { bind(keys, to: command, in: handle) }
  }

  private static func bind(
    _ keys: [String],
    to command: String,
    in handle: OpaquePointer
  ) {
    for key in keys { editline_bind(handle, key, command) }
  }
}
