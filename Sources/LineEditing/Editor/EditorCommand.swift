import CLibedit

/// The commands of keys: those added to libedit, and those of libedit's own bound to keys of several bytes.
enum EditorCommand: String, CaseIterable {
  /// Completes the word before the cursor.
  case complete = "viperlab-complete"
  /// Inserts a bracketed paste.
  case paste = "viperlab-paste"
  /// Moves the cursor by a character or a line.
  case left = "viperlab-left"
  case right = "viperlab-right"
  case up = "viperlab-up"
  case down = "viperlab-down"
  /// Removes a character; in an empty line, `deleteOrLeave` ends the input.
  case backspace = "viperlab-backspace"
  case delete = "viperlab-delete"
  case deleteOrLeave = "viperlab-delete-or-leave"
  /// Cuts a part of the line, which `insertCut` inserts again.
  case cutToStart = "viperlab-cut-to-start"
  case cutToEnd = "viperlab-cut-to-end"
  case cutPreviousWord = "viperlab-cut-previous-word"
  case cutNextWord = "viperlab-cut-next-word"
  case insertCut = "viperlab-insert-cut"
  /// Inserts a newline; makes the next key literal; inserts the literal key.
  case newline = "viperlab-newline"
  case quote = "viperlab-quote"
  case literal = "viperlab-literal"
  /// Recalls or searches earlier lines.
  case older = "viperlab-older"
  case newer = "viperlab-newer"
  case oldest = "viperlab-oldest"
  case newest = "viperlab-newest"
  case searchOlder = "viperlab-search-older"
  case searchNewer = "viperlab-search-newer"
  /// Clears the screen and draws the line at its top.
  case clearScreen = "viperlab-clear-screen"
  /// Does nothing in a line.
  case nothing = "viperlab-nothing"
  case pageUp = "viperlab-page-up"
  case pageDown = "viperlab-page-down"
  /// libedit's own commands.
  case start = "ed-move-to-beg"
  case end = "ed-move-to-end"
  case previousWord = "ed-prev-word"
  case nextWord = "em-next-word"

  /// The name to which keys are bound, also in `~/.editrc`.
  var name: String { rawValue }

  /// The function that libedit calls; nil for libedit's own commands.
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

  /// The character that stands for the command in libedit's input; no key sends it.
  var scalar: Unicode.Scalar {
    Unicode.Scalar(UInt8(0x80 + (Self.allCases.firstIndex(of: self) ?? 0)))
  }

  enum Outcome {
    /// The text is unchanged; the screen may have changed.
    case unchanged
    /// The text or the cursor has changed.
    case edited
    /// The command could not be carried out.
    case refused
    /// The input ends.
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
