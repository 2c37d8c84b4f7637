import CLibedit

/// The bindings of keys to commands of the line editor; libedit or `~/.editrc` binds all other keys.
enum KeyBindings {
  /// The commands of keys that send several characters, by these characters.
  static let sequences = Dictionary(
    uniqueKeysWithValues: sent.flatMap { command, keys in keys.map { ("\u{1B}" + $0, command) } }
  )

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

  /// The commands of single bytes: libedit tells a command only the last byte of its key.
  static let commands = commands { !$0.isMeta }
  /// The commands of bytes behind Meta.
  static let metaCommands = commands(where: \.isMeta)

  private static func commands(where isWanted: (String) -> Bool) -> [Int: EditorCommand] {
    let commands = (typed + emacs + vi).flatMap { command, keys in
      keys.filter(isWanted).map { ($0.lastByte, command) }
    }
    return Dictionary(commands) { first, _ in first }
  }

  /// Binds the characters of all commands, and all keys; `performMeta` performs the commands of bytes behind Meta.
  static func install(
    in editline: Editline,
    perform: @escaping editline_command_function,
    performMeta: @escaping editline_command_function
  ) {
    editline.add("viperlab", perform)
    editline.add("viperlab-meta", performMeta)
    editline.obeyPersonalFile()
    let isVi = editline.isVi
    // The option -a stands for vi's command mode.
    let modes = isVi ? [([], typed), (["-a"], vi)] : [([], typed + emacs)]
    for (mode, bindings) in modes {
      for command in EditorCommand.allCases {
        editline.bind(mode + [command.key, command.nameInLibedit ?? "viperlab"])
      }
      // A key that stood for a command's character, as a macro, would run behind the rest of a user's macro.
      for key in bindings.flatMap(\.1) {
        editline.bind(mode + [key, key.isMeta ? "viperlab-meta" : "viperlab"])
      }
    }
  }
}

extension String {
  /// Whether a key in libedit's spelling begins with Meta: `\ep`.
  fileprivate var isMeta: Bool { hasPrefix("\\e") }

  /// The last byte that a key in libedit's spelling sends: 9 for `^I`, 112 for `\ep`.
  fileprivate var lastByte: Int {
    let byte = Int(utf8.last ?? 0)
    guard dropLast().last == "^" else { return byte }
    return last == "?" ? 0x7F : byte & 0x1F
  }
}

extension EditorCommand {
  /// The character of the command in libedit's spelling.
  fileprivate var key: String { "\\" + String(scalar.value, radix: 8) }
}
