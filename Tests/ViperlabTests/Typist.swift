import TerminalTesting
import TestSupport
import Testing

/// A random sequence of typing and editing, with the expected line.
struct Typist {
  private(set) var text: [Character]
  /// The expected number of characters before the cursor.
  private(set) var cursor: Int
  private var cut: [Character] = []
  private let characters: [Character]
  private var random: SplitMix64

  /// Creates a typist who types some characters, in a line that has a text already.
  init(_ text: String, characters: [Character] = Array("abcxyz한글"), seed: UInt64) {
    self.text = Array(text)
    self.characters = characters
    cursor = text.count
    random = SplitMix64(seed: seed)
  }

  /// Presses a key or pastes a text; returns the input for the terminal.
  mutating func act() -> String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<3: return type(count: Int.random(in: 1...5, using: &random))
    case 3..<5: return paste(count: Int.random(in: 1...120, using: &random))
    case 5: return move(to: 0, by: "\u{1}")
    case 6: return move(to: text.count, by: "\u{5}")
    case 7: return move(to: cursor - 1, by: "\u{1B}[D")
    case 8 where cursor < text.count: return move(to: cursor + 1, by: "\u{1B}[C")
    case 9: return erase()
    case 10: return eraseAhead()
    case 11: return cutToEnd()
    case 12: return insertCut()
    default: return paste(count: 300)
    }
  }

  private mutating func type(count: Int) -> String {
    let typed = (0..<count).map { _ in characters.randomElement(using: &random) ?? "a" }
    text.insert(contentsOf: typed, at: cursor)
    cursor += count
    return String(typed)
  }

  private mutating func paste(count: Int) -> String {
    "\u{1B}[200~" + type(count: count) + "\u{1B}[201~"
  }

  private mutating func move(to position: Int, by key: String) -> String {
    cursor = min(max(0, position), text.count)
    return key
  }

  private mutating func erase() -> String {
    if cursor > 0 {
      cursor -= 1
      text.remove(at: cursor)
    }
    return "\u{7F}"
  }

  private mutating func cutToEnd() -> String {
    guard cursor < text.count else { return "\u{B}" }
    cut = Array(text[cursor...])
    text.removeSubrange(cursor...)
    return "\u{B}"
  }

  private mutating func insertCut() -> String {
    text.insert(contentsOf: cut, at: cursor)
    cursor += cut.count
    return "\u{19}"
  }

  private mutating func eraseAhead() -> String {
    if cursor < text.count { text.remove(at: cursor) }
    return "\u{1B}[3~"
  }
}

/// The rows that a prompt and a text take on a screen, and the position of the cursor in them.
struct WrappedLine {
  private(set) var rows = [""]
  private(set) var cursor = (row: 0, column: 0)
  private var column = 0
  private let columns: Int

  init(_ prompt: String, _ text: [Character], cursor: Int, columns: Int) {
    self.columns = columns
    for character in prompt { add(character) }
    for (index, character) in text.enumerated() {
      add(character)
      if index == cursor { self.cursor = (rows.count - 1, column - character.columns) }
    }
    if column == columns { startRow() }
    if cursor == text.count { self.cursor = (rows.count - 1, column) }
  }

  private mutating func add(_ character: Character) {
    if column + character.columns > columns { startRow() }
    rows[rows.count - 1].append(character)
    column += character.columns
  }

  private mutating func startRow() {
    rows.append("")
    column = 0
  }

  /// Whether a screen shows the row of the cursor, and all rows around it that fit.
  func isShown(on screen: ScreenModel) -> Bool {
    guard screen.cursorColumn == cursor.column else { return false }
    let first = screen.cursorRow - cursor.row
    let shown = rows.indices.filter { (0..<screen.rows).contains(first + $0) }
    return shown.count == min(rows.count, screen.rows)
      && shown.allSatisfy { screen.line(first + $0) == rows[$0].trimmed }
  }
}

extension Character {
  fileprivate var columns: Int { isASCII ? 1 : 2 }
}

extension String {
  /// The text without blanks at its end.
  var trimmed: String { replacing(/[ ]+$/, with: "") }
}

extension PseudoTerminal {
  /// The history of typed lines that `viperlab` has written; empty if there is none.
  var history: String { (try? home.text(of: ".local/state/viperlab/history")) ?? "" }
}

/// Expects that keys typed at the prompt give a line, and clears the line.
func expect(_ line: String, after keys: String, at terminal: PseudoTerminal) {
  terminal.send(keys)
  #expect(
    terminal.wait { $0.cursorLine == "viper> " + line },
    "\(keys.debugDescription): \(terminal.screen.cursorLine)"
  )
  terminal.send("\u{3}")
  #expect(terminal.wait { $0.cursorLine == "viper>" })
}

/// Types a line at the prompt, and expects a text and a new prompt.
func enter(_ line: String, at terminal: PseudoTerminal, until text: String) {
  terminal.send(line + "\r")
  #expect(terminal.wait { $0.text.contains(text) && $0.cursorLine == "viper>" })
}
