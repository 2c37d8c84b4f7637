import CLibedit

/// What the line editor adds to libedit's commands.
enum EditorCommand: CaseIterable {
  case complete, paste, right, left, up, down
  case backspace, delete, deleteOrEnd, newline, nothing

  /// The name that keys are bound to; also in `~/.editrc`.
  var name: String {
    switch self {
    case .complete: "viperlab-complete"
    case .paste: "viperlab-paste"
    case .right: "viperlab-right"
    case .left: "viperlab-left"
    case .up: "viperlab-up"
    case .down: "viperlab-down"
    case .backspace: "viperlab-backspace"
    case .delete: "viperlab-delete"
    case .deleteOrEnd: "viperlab-delete-or-end"
    case .newline: "viperlab-newline"
    case .nothing: "viperlab-nothing"
    }
  }

  /// What libedit calls.
  var function: editline_command_function {
    switch self {
    case .complete: { handle, _ in LineEditor.perform(.complete, handle) }
    case .paste: { handle, _ in LineEditor.perform(.paste, handle) }
    case .right: { handle, _ in LineEditor.perform(.right, handle) }
    case .left: { handle, _ in LineEditor.perform(.left, handle) }
    case .up: { handle, _ in LineEditor.perform(.up, handle) }
    case .down: { handle, _ in LineEditor.perform(.down, handle) }
    case .backspace: { handle, _ in LineEditor.perform(.backspace, handle) }
    case .delete: { handle, _ in LineEditor.perform(.delete, handle) }
    case .deleteOrEnd: { handle, _ in LineEditor.perform(.deleteOrEnd, handle) }
    case .newline: { handle, _ in LineEditor.perform(.newline, handle) }
    case .nothing: { handle, _ in LineEditor.perform(.nothing, handle) }
    }
  }

  /// What happened, in libedit's words.
  enum Outcome {
    /// Nothing changed on the screen that libedit knows of.
    case unchanged
    /// Only the cursor moved.
    case moved
    /// The text changed.
    case edited
    /// It could not be done.
    case refused
    /// The person wants to leave.
    case endOfInput

    /// libedit's number for it.
    var code: UInt8 {
      switch self {
      case .unchanged: UInt8(CC_NORM)
      case .moved: UInt8(CC_CURSOR)
      case .edited: UInt8(CC_REFRESH)
      case .refused: UInt8(CC_ERROR)
      case .endOfInput: UInt8(CC_EOF)
      }
    }
  }
}
