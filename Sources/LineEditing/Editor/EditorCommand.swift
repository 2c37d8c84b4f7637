import CLibedit

/// A command that a key performs: one added to libedit, or one of libedit's own that is bound to keys of several bytes.
enum EditorCommand: String, CaseIterable {
  case complete = "viperlab-complete"
  /// The insertion of a bracketed paste, text whose beginning and end the terminal marks.
  case paste = "viperlab-paste"
  /// A move of the cursor: `left` and `right` by a character, `up` and `down` by a line.
  case left = "viperlab-left"
  case right = "viperlab-right"
  case up = "viperlab-up"
  case down = "viperlab-down"
  /// A removal of one character, before the cursor (`backspace`) or after it; in an empty line, `deleteOrLeave` ends the input.
  case backspace = "viperlab-backspace"
  case delete = "viperlab-delete"
  case deleteOrLeave = "viperlab-delete-or-leave"
  /// A cut: the removal of a part of the line, which `insertCut` inserts again at the cursor.
  case cutToStart = "viperlab-cut-to-start"
  case cutToEnd = "viperlab-cut-to-end"
  case cutPreviousWord = "viperlab-cut-previous-word"
  case cutNextWord = "viperlab-cut-next-word"
  case insertCut = "viperlab-insert-cut"
  /// An insertion: `newline` inserts a line break, `literal` any character typed after `quote`, which itself inserts nothing.
  case newline = "viperlab-newline"
  case quote = "viperlab-quote"
  case literal = "viperlab-literal"
  /// A recall of an earlier line, or a search for one.
  case older = "viperlab-older"
  case newer = "viperlab-newer"
  case oldest = "viperlab-oldest"
  case newest = "viperlab-newest"
  case searchOlder = "viperlab-search-older"
  case searchNewer = "viperlab-search-newer"
  /// The clearing of the screen, after which the line is drawn in its first row.
  case clearScreen = "viperlab-clear-screen"
  /// A command without effect in a line; `pageUp` and `pageDown` act only in a pager.
  case nothing = "viperlab-nothing"
  case pageUp = "viperlab-page-up"
  case pageDown = "viperlab-page-down"
  /// A command of libedit's own that moves the cursor.
  case start = "ed-move-to-beg"
  case end = "ed-move-to-end"
  case previousWord = "ed-prev-word"
  case nextWord = "em-next-word"

  /// The C function that libedit calls to perform the command; nil for libedit's own commands.
  var function: editline_command_function? {
    switch self {
    case .complete: { handle, _ in LineEditor.perform(.complete, handle) }
    case .paste: { handle, _ in LineEditor.perform(.paste, handle) }
    case .left: { handle, _ in LineEditor.perform(.left, handle) }
    case .right: { handle, _ in LineEditor.perform(.right, handle) }
    case .up: { handle, _ in LineEditor.perform(.up, handle) }
    case .down: { handle, _ in LineEditor.perform(.down, handle) }
    case .backspace: { handle, _ in LineEditor.perform(.backspace, handle) }
    case .delete: { handle, _ in LineEditor.perform(.delete, handle) }
    case .deleteOrLeave: { handle, _ in LineEditor.perform(.deleteOrLeave, handle) }
    case .cutToStart: { handle, _ in LineEditor.perform(.cutToStart, handle) }
    case .cutToEnd: { handle, _ in LineEditor.perform(.cutToEnd, handle) }
    case .cutPreviousWord: { handle, _ in LineEditor.perform(.cutPreviousWord, handle) }
    case .cutNextWord: { handle, _ in LineEditor.perform(.cutNextWord, handle) }
    case .insertCut: { handle, _ in LineEditor.perform(.insertCut, handle) }
    case .newline: { handle, _ in LineEditor.perform(.newline, handle) }
    case .quote: { handle, _ in LineEditor.perform(.quote, handle) }
    case .literal: { handle, _ in LineEditor.perform(.literal, handle) }
    case .older: { handle, _ in LineEditor.perform(.older, handle) }
    case .newer: { handle, _ in LineEditor.perform(.newer, handle) }
    case .oldest: { handle, _ in LineEditor.perform(.oldest, handle) }
    case .newest: { handle, _ in LineEditor.perform(.newest, handle) }
    case .searchOlder: { handle, _ in LineEditor.perform(.searchOlder, handle) }
    case .searchNewer: { handle, _ in LineEditor.perform(.searchNewer, handle) }
    case .clearScreen: { handle, _ in LineEditor.perform(.clearScreen, handle) }
    case .nothing, .pageUp, .pageDown: { handle, _ in LineEditor.perform(.nothing, handle) }
    case .start, .end, .previousWord, .nextWord: nil
    }
  }

  /// The character that represents the command in libedit's input; no key sends it.
  var scalar: Unicode.Scalar {
    Unicode.Scalar(UInt8(0x80 + (Self.allCases.firstIndex(of: self) ?? 0)))
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
