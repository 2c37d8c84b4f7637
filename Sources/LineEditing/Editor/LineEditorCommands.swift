import CTerminal
import PrintableText
import TerminalText

extension LineEditor {
  /// Performs a command for the editor that owns libedit's `handle`; returns libedit's code for the outcome.
  static func perform(_ handle: OpaquePointer?, _ command: EditorCommand?) -> UInt8 {
    guard let editor = Editline.owner(of: handle), let command else {
      return EditorCommand.Outcome.refused.code
    }
    let outcome = editor.outcome(of: command)
    if case .refused = outcome { editor.bell() }
    return outcome.code
  }

  func bell() { write("\u{7}") }

  private func outcome(of command: EditorCommand) -> EditorCommand.Outcome {
    let buffer = editline.buffer
    switch command {
    case .complete: return complete(buffer)
    case .paste: return paste()
    case .left: return move(buffer, to: buffer.previousCharacter)
    case .right: return buffer.isAtEnd ? acceptHint(buffer) : move(buffer, to: buffer.nextCharacter)
    case .up: return move(buffer, byLines: -1) ?? recall(older: true)
    case .down: return move(buffer, byLines: 1) ?? recall(older: false)
    case .backspace: return remove(buffer.previousCharacter..<buffer.cursor)
    case .deleteOrLeave where buffer.scalars.isEmpty: return .endOfInput
    case .delete, .deleteOrLeave: return remove(buffer.cursor..<buffer.nextCharacter)
    case .cutToStart: return cut(0..<buffer.cursor, from: buffer)
    case .cutToEnd: return cut(buffer.cursor..<buffer.scalars.count, from: buffer)
    case .cutPreviousWord: return cut(buffer.previousWord..<buffer.cursor, from: buffer)
    case .cutNextWord: return cut(buffer.cursor..<buffer.nextWord, from: buffer)
    case .insertCut: return insert(lastCut)
    case .newline: return insert(["\n"])
    case .quote:
      keys.isQuoting = true
      return .unchanged
    case .literal: return insert(literal.map { [$0] } ?? [])
    case .older: return recall(older: true)
    case .newer: return recall(older: false)
    case .oldest: return recall(0)
    case .newest: return recall(earlier.entries.count)
    case .searchOlder: return search(older: true)
    case .searchNewer: return search(older: false)
    case .clearScreen:
      clearScreen()
      return .unchanged
    case .nothing, .pageUp, .pageDown, .start, .end, .previousWord, .nextWord: return .unchanged
    }
  }

  private func move(_ buffer: EditBuffer, to index: Int) -> EditorCommand.Outcome {
    guard index != buffer.cursor else { return .refused }
    editline.moveCursor(to: index)
    return .edited
  }

  private func move(_ buffer: EditBuffer, byLines lines: Int) -> EditorCommand.Outcome? {
    buffer.cursor(movedByLines: lines).map { move(buffer, to: $0) }
  }

  private func recall(_ index: Int) -> EditorCommand.Outcome {
    show(earlier.recall(index, from: editline.buffer))
  }

  private func recall(older isOlder: Bool) -> EditorCommand.Outcome {
    show(earlier.recall(older: isOlder, from: editline.buffer))
  }

  private func show(_ line: EditBuffer?) -> EditorCommand.Outcome {
    guard let line else { return .refused }
    editline.replace(by: line)
    return .edited
  }

  private func remove(_ range: Range<Int>) -> EditorCommand.Outcome {
    guard !range.isEmpty else { return .refused }
    editline.remove(range)
    return .edited
  }

  private func cut(_ range: Range<Int>, from buffer: EditBuffer) -> EditorCommand.Outcome {
    guard !range.isEmpty else { return .refused }
    lastCut = Array(buffer.scalars[range])
    return remove(range)
  }

  private func insert(_ scalars: some Collection<Unicode.Scalar>) -> EditorCommand.Outcome {
    !scalars.isEmpty && editline.insert(scalars) ? .edited : .refused
  }

  private func acceptHint(_ buffer: EditBuffer) -> EditorCommand.Outcome {
    guard isColoured, buffer.acceptsHint, let hint = hint(buffer.text), hint.isAcceptable
    else { return .refused }
    return insert(hint.text.unicodeScalars.filter { !$0.isUnprintable })
  }

  private func paste() -> EditorCommand.Outcome {
    var paste = PastedText()
    while true {
      switch readByte() {
      case .bytes(let bytes):
        guard bytes.contains(where: { paste.add($0) }) else { continue }
        let scalars = paste.scalars
        return scalars.isEmpty ? .unchanged : insert(scalars)
      case .event: if Terminal.isInterrupted { return .refused }
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
      editline.remove(buffer.cursor - typed.unicodeScalars.count..<buffer.cursor)
      _ = insert(text.unicodeScalars.filter { !$0.isUnprintable })
      return .edited
    case .list(let candidates):
      list(candidates, of: completion)
      return .unchanged
    }
  }

  private func list(_ candidates: [String], of completion: Completion) {
    let size = screen.size
    let limit = max(2, size.rows - 3)
    let words = candidates.map { ($0, completion.meaning(of: $0)) }
    var rows = Completion.list(words, columns: size.columns, rows: limit)
    if rows.isEmpty {
      rows = Completion.rows(of: candidates, columns: size.columns, rows: limit)
    }
    leaveLine()
    write(rows.map { (isColoured ? $0.ansi : $0.plain) + "\r\n" }.joined())
  }
}
