import CLibedit

/// A command that a key performs: one of the editor's, or one of libedit's own that is bound to keys of several bytes.
enum EditorCommand: CaseIterable {
  case complete
  /// The insertion of a bracketed paste, text whose beginning and end the terminal marks.
  case paste
  /// A move of the cursor by a character, or by a line.
  case left, right, up, down
  /// A removal of one character, before the cursor (`backspace`) or after it; in an empty line, `deleteOrLeave` ends the input.
  case backspace, delete, deleteOrLeave
  /// A cut: the removal of a part of the line, which `insertCut` inserts again at the cursor.
  case cutToStart, cutToEnd, cutPreviousWord, cutNextWord, insertCut
  /// An insertion: `newline` inserts a line break, `literal` any character typed after `quote`, which itself inserts nothing.
  case newline, quote, literal
  /// A recall of an earlier line, or a search for one.
  case older, newer, oldest, newest, searchOlder, searchNewer
  /// The clearing of the screen, after which the line is drawn in its first row.
  case clearScreen
  /// A command without effect in a line; `pageUp` and `pageDown` act only in a pager.
  case nothing, pageUp, pageDown
  /// A command of libedit's own that moves the cursor.
  case start, end, previousWord, nextWord

  /// The name of a command of libedit's own; nil for the editor's commands.
  var nameInLibedit: String? {
    switch self {
    case .start: "ed-move-to-beg"
    case .end: "ed-move-to-end"
    case .previousWord: "ed-prev-word"
    case .nextWord: "em-next-word"
    default: nil
    }
  }

  private static let firstCode = 0x80

  /// The character that represents the command in libedit's input; no key sends it.
  var scalar: Unicode.Scalar {
    Unicode.Scalar(UInt8(Self.firstCode + (Self.allCases.firstIndex(of: self) ?? 0)))
  }

  /// Returns the command that the character with the value `code` represents in libedit's input; nil if there is none.
  init?(code: Int) {
    let index = code - Self.firstCode
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  enum Outcome {
    /// The outcome of a command that left the text unchanged; it may have changed the screen.
    case unchanged
    /// The outcome of a command that changed the text or moved the cursor.
    case edited
    case refused
    case endOfInput

    var code: UInt8 {
      switch self {
      case .unchanged: UInt8(CC_NORM)
      case .edited: UInt8(CC_REFRESH)
      case .refused: UInt8(CC_ERROR)
      case .endOfInput: UInt8(CC_EOF)
      }
    }
  }
}
