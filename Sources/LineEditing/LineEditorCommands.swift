import CTerminal

/// What keys do that libedit does not do, or does scalar by scalar.
extension LineEditor {
  /// What libedit calls for a key.
  static func perform(_ command: EditorCommand, _ handle: OpaquePointer?) -> UInt8 {
    let outcome = owner(of: handle)?.outcome(of: command) ?? .refused
    return outcome.code
  }

  private func outcome(of command: EditorCommand) -> EditorCommand.Outcome {
    let buffer = editline.buffer
    switch command {
    case .complete: return complete(buffer)
    case .paste: return paste()
    case .right: return buffer.isAtEnd ? acceptHint(buffer) : moveRight(buffer)
    case .left: return moveLeft(buffer)
    case .up: return move(buffer, byLines: -1, else: KeyBindings.olderEntry)
    case .down: return move(buffer, byLines: 1, else: KeyBindings.newerEntry)
    case .backspace: return deleteBefore(buffer)
    case .delete: return deleteAfter(buffer)
    case .deleteOrEnd: return buffer.scalars.isEmpty ? .endOfInput : deleteAfter(buffer)
    case .newline: return editline.insert(["\n"]) ? .edited : .refused
    case .nothing: return .unchanged
    }
  }

  private func moveRight(_ buffer: EditBuffer) -> EditorCommand.Outcome {
    editline.moveCursor(to: buffer.cursor + buffer.scalarCountOfNextCharacter)
    return .moved
  }

  private func moveLeft(_ buffer: EditBuffer) -> EditorCommand.Outcome {
    guard buffer.cursor > 0 else { return .refused }
    editline.moveCursor(to: buffer.cursor - buffer.scalarCount(ofCharactersBefore: 1))
    return .moved
  }

  private func move(
    _ buffer: EditBuffer,
    byLines lines: Int,
    else keys: String
  ) -> EditorCommand.Outcome {
    guard let cursor = buffer.cursor(movedByLines: lines) else {
      editline.push(keys)
      return .unchanged
    }
    editline.moveCursor(to: cursor)
    return .moved
  }

  private func deleteBefore(_ buffer: EditBuffer) -> EditorCommand.Outcome {
    guard buffer.cursor > 0 else { return .refused }
    editline.deleteBeforeCursor(buffer.scalarCount(ofCharactersBefore: 1))
    return .edited
  }

  private func deleteAfter(_ buffer: EditBuffer) -> EditorCommand.Outcome {
    guard !buffer.isAtEnd else { return .refused }
    let count = buffer.scalarCountOfNextCharacter
    editline.moveCursor(to: buffer.cursor + count)
    editline.deleteBeforeCursor(count)
    return .edited
  }

  private func acceptHint(_ buffer: EditBuffer) -> EditorCommand.Outcome {
    guard isColoured, buffer.acceptsHint, let hint = hint(buffer.text), !hint.isEmpty,
      editline.insert(hint.unicodeScalars.filter { !$0.isControl })
    else { return .refused }
    return .edited
  }

  private func paste() -> EditorCommand.Outcome {
    var paste = PastedText()
    while true {
      switch ByteInput.read(from: 0, atMost: 1) {
      case .bytes(let bytes):
        guard bytes.contains(where: { paste.add($0) }) else { continue }
        return editline.insert(paste.scalars) ? .edited : .refused
      case .event:
        isInterrupted = Terminal.takeInterrupt()
        if isInterrupted { return .refused }
      case .end: return .refused
      }
    }
  }

  private func complete(_ buffer: EditBuffer) -> EditorCommand.Outcome {
    let line = buffer.text
    let before = buffer.textBeforeCursor.unicodeScalars.count
    let cursor = line.unicodeScalars.index(line.startIndex, offsetBy: before)
    let completion = complete(line, cursor)
    let typed = String(buffer.textBeforeCursor.suffix(max(0, completion.replacing)))
    let isBeforeBlank = !buffer.isAtEnd && buffer.scalars[buffer.cursor] == " "
    switch completion.effect(after: typed, isBeforeBlank: isBeforeBlank) {
    case .none: return .refused
    case .insert(let text):
      editline.deleteBeforeCursor(typed.unicodeScalars.count)
      return editline.insert(text.unicodeScalars.filter { !$0.isControl }) ? .edited : .refused
    case .list(let candidates):
      list(candidates, below: buffer)
      return .unchanged
    }
  }

  private func list(_ candidates: [String], below buffer: EditBuffer) {
    let screen = screen
    let columns = CandidateColumns(
      candidates,
      columns: screen.size.columns,
      rows: max(2, screen.size.rows - 3),
      width: screen.width
    )
    let rows = columns.rows.map { $0 + "\r\n" }.joined()
    write(screen.wayToEnd(of: buffer) + "\r\n" + rows)
    editline.redraw()
  }
}
