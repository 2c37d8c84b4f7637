/// The bindings of keys to commands of the line editor; libedit or `~/.editrc` binds all other keys.
enum KeyBindings {
  /// The commands of keys that send several characters, by these characters.
  static let sequences: [String: EditorCommand] = {
    var commands: [String: EditorCommand] = [:]
    for (command, keys) in sent { for key in keys { commands["\u{1B}" + key] = command } }
    return commands
  }()

  private static let sent: [(EditorCommand, [String])] = [
    (.paste, ["[200~"]),
    (.left, ["[D", "OD"]),
    (.right, ["[C", "OC"]),
    (.up, ["[A", "OA"]),
    (.down, ["[B", "OB"]),
    (.previousWord, ["[1;5D", "[1;3D"]),
    (.nextWord, ["[1;5C", "[1;3C"]),
    (.start, ["[H", "OH", "[1~", "[7~"]),
    (.end, ["[F", "OF", "[4~", "[8~"]),
    (.delete, ["[3~"]),
    (.pageUp, ["[5~"]),
    (.pageDown, ["[6~"]),
    (.cutNextWord, ["[3;5~"]),
    (.newline, ["\r", "\n"]),
  ]

  /// The commands of keys that send one byte, written in libedit's spelling: `^I` for Tab.
  private static let typed: [(EditorCommand, [String])] = [
    (.complete, ["^I"]),
    (.left, ["^B"]),
    (.right, ["^F"]),
    (.up, ["^P"]),
    (.down, ["^N"]),
    (.backspace, ["^?", "^H"]),
    (.deleteOrLeave, ["^D"]),
    (.quote, ["^V"]),
    (.searchOlder, ["^R"]),
    (.searchNewer, ["^S"]),
    (.clearScreen, ["^L"]),
  ]

  /// The keys that are bound in Emacs mode only, in libedit's spelling: `\ep` for Meta-P.
  private static let emacs: [(EditorCommand, [String])] = [
    (.older, ["\\ep", "\\eP"]),
    (.newer, ["\\en", "\\eN"]),
    (.oldest, ["\\e<"]),
    (.newest, ["\\e>"]),
    (.cutPreviousWord, ["^W", "\\e^?", "\\e^H"]),
    (.cutNextWord, ["\\ed", "\\eD"]),
    (.cutToStart, ["^U"]),
    (.cutToEnd, ["^K"]),
    (.insertCut, ["^Y"]),
  ]

  private static let vi: [(EditorCommand, [String])] = [
    (.up, ["k", "^P"]), (.down, ["j", "^N"]), (.oldest, ["G"]), (.searchOlder, ["/"]),
    (.clearScreen, ["^L"]), (.deleteOrLeave, ["^D"]),
  ]

  static func install(in editline: Editline) {
    for command in EditorCommand.allCases {
      if let function = command.function { editline.add(command.rawValue, function) }
    }
    editline.obeyPersonalFile()
    let isVi = editline.isVi
    for command in EditorCommand.allCases {
      let key = "\\" + String(command.scalar.value, radix: 8)
      editline.bind(key, to: command.rawValue)
      if isVi { editline.bind(key, to: command.rawValue, inCommandMode: true) }
    }
    for (command, keys) in typed + (isVi ? [] : emacs) {
      for key in keys { editline.bind(key, to: command.rawValue) }
    }
    for (command, keys) in isVi ? vi : [] {
      for key in keys { editline.bind(key, to: command.rawValue, inCommandMode: true) }
    }
  }
}
