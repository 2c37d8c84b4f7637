/// A control sequence, which begins with ESC, as far as it has arrived.
struct ControlSequence: Equatable, Sendable {
  /// A complete sequence: its final character and its numbers.
  struct Command: Equatable, Sendable {
    /// The final character, which identifies the command.
    let final: Unicode.Scalar
    let numbers: [Int?]
  }

  private(set) var isOpen = false
  private var body: [Unicode.Scalar] = []

  mutating func open() {
    isOpen = true
    body = []
  }

  /// Adds a character; returns the command if it completes a sequence that begins with `ESC [` but not with `ESC [?`, else nil.
  mutating func add(_ scalar: Unicode.Scalar) -> Command? {
    body.append(scalar)
    if body == ["["] { return nil }
    guard body.first == "[" else {
      isOpen = false
      return nil
    }
    guard (0x40...0x7E).contains(scalar.value) else { return nil }
    isOpen = false
    return command(endingIn: scalar)
  }

  private func command(endingIn final: Unicode.Scalar) -> Command? {
    let parameters = body.dropFirst().dropLast()
    guard parameters.first != "?" else { return nil }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int(String(String.UnicodeScalarView($0))) }
    return Command(final: final, numbers: numbers)
  }
}

extension ScreenModel {
  mutating func execute(_ command: ControlSequence.Command) {
    let number = command.numbers.first ?? nil
    let count = min(max(1, number ?? 1), 10_000)
    switch command.final {
    case "A": moveTo(row: cursorRow - count, column: cursorColumn)
    case "B": moveTo(row: cursorRow + count, column: cursorColumn)
    case "C": moveTo(column: cursorColumn + count)
    case "D": moveTo(column: cursorColumn - count)
    case "G": moveTo(column: count - 1)
    case "H":
      let column = command.numbers.count > 1 ? command.numbers[1] ?? 1 : 1
      moveTo(row: count - 1, column: column - 1)
    case "J": eraseScreen(number ?? 0)
    case "K": eraseRow(number ?? 0)
    case "P": deleteCells(count)
    case "@": insertCells(count)
    case "n" where number == 6: answers.append("\u{1B}[\(cursorRow + 1);\(cursorColumn + 1)R")
    case "m": isColoured = command.numbers.contains { ($0 ?? 0) != 0 }
    default: break
    }
  }

  private mutating func eraseScreen(_ extent: Int) {
    let others =
      switch extent {
      case 0: (cursorRow + 1)..<rows
      case 1: 0..<cursorRow
      default: 0..<rows
      }
    if keepsScrollback, extent == 2, let last = lines.lastIndex(where: { !$0.text.isEmpty }) {
      scrollback += lines[...last]
    }
    for row in others { lines[row] = Row(columns: columns) }
    if extent < 2 { eraseRow(extent) }
  }

  private mutating func eraseRow(_ extent: Int) {
    let range =
      switch extent {
      case 0: cursorColumn..<columns
      case 1: 0..<(cursorColumn + 1)
      default: 0..<columns
      }
    for column in range { lines[cursorRow].cells[column] = Cell() }
    if extent != 1 { lines[cursorRow].isContinued = false }
  }

  private mutating func deleteCells(_ count: Int) {
    let end = min(columns, cursorColumn + count)
    lines[cursorRow].cells.removeSubrange(cursorColumn..<end)
    lines[cursorRow].cells += Array(repeating: Cell(), count: end - cursorColumn)
  }

  private mutating func insertCells(_ count: Int) {
    let inserted = min(count, columns - cursorColumn)
    let blanks = Array(repeating: Cell(), count: inserted)
    lines[cursorRow].cells.insert(contentsOf: blanks, at: cursorColumn)
    lines[cursorRow].cells.removeLast(inserted)
  }
}

/// Decodes UTF-8 that arrives in pieces, which may end within a character.
struct ChunkDecoder {
  private var waiting: [UInt8] = []

  /// Adds bytes and returns the text since the last call, without a character at its end that is incomplete.
  mutating func text(adding bytes: [UInt8]) -> String {
    waiting += bytes
    let complete = completeCount
    defer { waiting.removeFirst(complete) }
    return String(decoding: waiting[..<complete], as: UTF8.self)
  }

  /// The number of bytes to decode, without a scalar that is incomplete.
  private var completeCount: Int {
    guard let lead = waiting.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else {
      return waiting.count
    }
    // As many leading bits as the scalar has bytes are set in its first byte; none in ASCII.
    let needed = max(1, (~waiting[lead]).leadingZeroBitCount)
    return waiting.count - lead < needed ? lead : waiting.count
  }
}
