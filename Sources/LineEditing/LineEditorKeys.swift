import CTerminal
import PrintableText

/// What keys do beyond editing the text.
extension LineEditor {
  /// Does what a key means; gives a result when it ends the line.
  func obey(_ key: KeyDecoder.Key) -> ReadResult? {
    switch key {
    case .text(let scalar): editing.insert(CollectionOfOne(scalar))
    case .command(.enter): return accepted()
    case .command(.deleteOrLeave) where editing.buffer.scalars.isEmpty: return ended(.endOfInput)
    case .command(let command): if !obey(command) { write("\u{7}") }
    }
    return nil
  }

  private func obey(_ command: EditorCommand) -> Bool {
    switch command {
    case .paste: return paste()
    case .complete:
      editing.endSearch()
      return complete(editing.buffer)
    case .quote:
      keys.isQuoting = true
      return true
    case .clearScreen:
      write("\u{1B}[H\u{1B}[2J")
      forgetScreen()
      return true
    case .right where editing.search == nil && editing.buffer.isAtEnd: return acceptHint()
    default: return editing.perform(command)
    }
  }

  /// The line without the newlines that a paste leaves at its end.
  private func accepted() -> ReadResult {
    editing.endSearch()
    var line = editing.buffer.text
    while line.last == "\n" { line.removeLast() }
    return ended(.line(line))
  }

  /// Leaves the line on the screen, with the cursor below it.
  func ended(_ result: ReadResult, sign: String = "") -> ReadResult {
    editing.endSearch()
    _ = editing.perform(.end)
    draw(isLast: true)
    write(sign + "\r\n")
    return result
  }

  private func acceptHint() -> Bool {
    let buffer = editing.buffer
    guard isColoured, buffer.acceptsHint, let hint = hint(buffer.text), !hint.isEmpty else {
      return false
    }
    editing.insert(hint.unicodeScalars.filter { !$0.isUnprintable })
    return true
  }

  private func paste() -> Bool {
    var paste = PastedText()
    while true {
      switch ByteInput.read(from: 0, atMost: 1) {
      case .bytes(let bytes):
        guard bytes.contains(where: { paste.add($0) }) else { continue }
        editing.insert(paste.scalars)
        return true
      case .event: if Terminal.isInterrupted { return false }
      case .end: return false
      }
    }
  }

  private func complete(_ buffer: EditBuffer) -> Bool {
    let line = buffer.text
    let before = buffer.textBeforeCursor.unicodeScalars.count
    let cursor = line.unicodeScalars.index(line.startIndex, offsetBy: before)
    let completion = complete(line, cursor)
    let typed = String(buffer.textBeforeCursor.suffix(max(0, completion.replacing)))
    let isBeforeBlank = !buffer.isAtEnd && buffer.scalars[buffer.cursor] == " "
    switch completion.effect(after: typed, isBeforeBlank: isBeforeBlank) {
    case .none: return false
    case .insert(let text):
      editing.replace(
        beforeCursor: typed.unicodeScalars.count,
        by: text.unicodeScalars.filter { !$0.isUnprintable }
      )
    case .list(let candidates): list(candidates)
    }
    return true
  }

  private func list(_ candidates: [String]) {
    let screen = screen
    let columns = CandidateColumns(
      candidates,
      columns: screen.size.columns,
      rows: max(2, screen.size.rows - 3),
      width: screen.width
    )
    leaveLine()
    write(columns.rows.map { $0 + "\r\n" }.joined())
  }
}
