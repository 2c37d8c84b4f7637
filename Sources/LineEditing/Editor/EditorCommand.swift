import CLibedit

/// What a key does beyond libedit's commands, and those of libedit that keys of many bytes mean.
enum EditorCommand: CaseIterable {
  /// Asks for completion.
  case complete
  /// Begins a text that the terminal hands over as a whole.
  case paste
  /// Moves the cursor by a character or a line.
  case left, right, up, down
  /// Takes a character out; with nothing typed, `deleteOrLeave` ends the input.
  case backspace, delete, deleteOrLeave
  /// Takes a part of the line out, to be put in again by `insertCut`.
  case cutToStart, cutToEnd, cutPreviousWord, cutNextWord, insertCut
  /// Puts in the line's own end, the next key as it is, and that key.
  case newline, quote, literal
  /// Goes through earlier lines.
  case older, newer, oldest, newest, searchOlder, searchNewer
  /// Draws the line at the top of an empty screen.
  case clearScreen
  /// A key that is known, and does nothing in a line.
  case nothing, pageUp, pageDown
  /// What libedit does.
  case start, end, previousWord, nextWord

  /// The name that keys are bound to; also in `~/.editrc`.
  var name: String {
    switch self {
    case .complete: "viperlab-complete"
    case .paste: "viperlab-paste"
    case .left: "viperlab-left"
    case .right: "viperlab-right"
    case .up: "viperlab-up"
    case .down: "viperlab-down"
    case .backspace: "viperlab-backspace"
    case .delete: "viperlab-delete"
    case .deleteOrLeave: "viperlab-delete-or-leave"
    case .cutToStart: "viperlab-cut-to-start"
    case .cutToEnd: "viperlab-cut-to-end"
    case .cutPreviousWord: "viperlab-cut-previous-word"
    case .cutNextWord: "viperlab-cut-next-word"
    case .insertCut: "viperlab-insert-cut"
    case .newline: "viperlab-newline"
    case .quote: "viperlab-quote"
    case .literal: "viperlab-literal"
    case .older: "viperlab-older"
    case .newer: "viperlab-newer"
    case .oldest: "viperlab-oldest"
    case .newest: "viperlab-newest"
    case .searchOlder: "viperlab-search-older"
    case .searchNewer: "viperlab-search-newer"
    case .clearScreen: "viperlab-clear-screen"
    case .nothing: "viperlab-nothing"
    case .pageUp: "viperlab-page-up"
    case .pageDown: "viperlab-page-down"
    case .start: "ed-move-to-beg"
    case .end: "ed-move-to-end"
    case .previousWord: "ed-prev-word"
    case .nextWord: "em-next-word"
    }
  }

  /// What libedit calls; nil for a command of its own.
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

  /// The character that stands for it in what libedit reads: one that no key sends.
  var scalar: Unicode.Scalar {
    Unicode.Scalar(UInt8(0x80 + (Self.allCases.firstIndex(of: self) ?? 0)))
  }

  /// What happened.
  enum Outcome {
    /// Nothing, or only on the screen.
    case unchanged
    /// The text or the cursor's position in it.
    case edited
    /// It could not be done.
    case refused
    /// The person wants to leave.
    case endOfInput

    /// libedit's number for it.
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
