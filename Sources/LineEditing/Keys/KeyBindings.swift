import CLibedit

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

  /// Binds the characters of all commands, then makes keys stand for these characters; `perform` performs the editor's commands.
  static func install(in editline: Editline, perform: @escaping editline_command_function) {
    editline.add("viperlab", perform)
    editline.obeyPersonalFile()
    let isVi = editline.isVi
    // The option -a stands for vi's command mode.
    let modes = isVi ? [([], typed), (["-a"], vi)] : [([], typed + emacs)]
    for (mode, bindings) in modes {
      for command in EditorCommand.allCases {
        editline.bind(mode + [command.key, command.nameInLibedit ?? "viperlab"])
      }
      for (command, keys) in bindings {
        for key in keys { editline.bind(mode + ["-s", key, command.key]) }
      }
    }
  }
}

extension EditorCommand {
  /// The character of the command in libedit's spelling.
  fileprivate var key: String { "\\" + String(scalar.value, radix: 8) }
}
