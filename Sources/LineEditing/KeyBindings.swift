/// Which keys do what: those of Emacs, and what the cursor keys of terminals send.
enum KeyBindings {
  /// The command of a key, by the characters that the terminal sends for it.
  static let commands: [String: EditorCommand] = {
    var commands: [String: EditorCommand] = [:]
    for (command, keys) in keys { for key in keys { commands[key] = command } }
    return commands
  }()

  private static let keys: [(EditorCommand, [String])] = [
    (.enter, ["\r", "\n"]),
    (.complete, ["\t"]),
    (.paste, ["\u{1B}[200~"]),
    (.left, ["\u{2}", "\u{1B}[D", "\u{1B}OD"]),
    (.right, ["\u{6}", "\u{1B}[C", "\u{1B}OC"]),
    (.up, ["\u{10}", "\u{1B}[A", "\u{1B}OA"]),
    (.down, ["\u{E}", "\u{1B}[B", "\u{1B}OB"]),
    (.previousWord, ["\u{1B}b", "\u{1B}B", "\u{1B}[1;5D", "\u{1B}[1;3D"]),
    (.nextWord, ["\u{1B}f", "\u{1B}F", "\u{1B}[1;5C", "\u{1B}[1;3C"]),
    (.start, ["\u{1}", "\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~"]),
    (.end, ["\u{5}", "\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"]),
    (.backspace, ["\u{7F}", "\u{8}"]),
    (.delete, ["\u{1B}[3~"]),
    (.deleteOrLeave, ["\u{4}"]),
    (.killToStart, ["\u{15}"]),
    (.killToEnd, ["\u{B}"]),
    (.killToBlank, ["\u{17}"]),
    (.killPreviousWord, ["\u{1B}\u{7F}", "\u{1B}\u{8}"]),
    (.killNextWord, ["\u{1B}d", "\u{1B}D", "\u{1B}[3;5~"]),
    (.yank, ["\u{19}"]),
    (.transpose, ["\u{14}"]),
    (.capitalize, ["\u{1B}c", "\u{1B}C"]),
    (.uppercase, ["\u{1B}u", "\u{1B}U"]),
    (.lowercase, ["\u{1B}l", "\u{1B}L"]),
    (.newline, ["\u{1B}\r", "\u{1B}\n"]),
    (.quote, ["\u{16}"]),
    (.older, ["\u{1B}p", "\u{1B}P"]),
    (.newer, ["\u{1B}n", "\u{1B}N"]),
    (.oldest, ["\u{1B}<"]),
    (.newest, ["\u{1B}>"]),
    (.searchOlder, ["\u{12}"]),
    (.searchNewer, ["\u{13}"]),
    (.cancel, ["\u{7}"]),
    (.clearScreen, ["\u{C}"]),
  ]
}
