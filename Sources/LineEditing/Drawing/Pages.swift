import CTerminal

/// A text that is shown page by page, where no other program does that.
package struct Pages {
  private let lines: [(text: String, rows: Int)]
  private let size: Terminal.Size
  private static let words = "-- space: next page, Enter: next line, a: all, q: end --"

  /// Cuts a text into lines for a terminal of that size.
  package init(_ text: String, on size: Terminal.Size) {
    self.size = size
    var parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    if parts.last == "" { parts.removeLast() }
    lines = parts.map { (String($0), Self.rows(of: $0, columns: size.columns)) }
  }

  /// Whether it fits the screen, with a row below it for the next prompt.
  package var fits: Bool { lines.reduce(0) { $0 + $1.rows } < size.rows }

  /// Shows it, a page at each key, as long as the person wants more.
  ///
  /// `isWanted` is asked once keys are the pages' own: a Ctrl-C before that has told somebody else.
  package func show(while isWanted: () -> Bool = { true }) {
    let terminal = Terminal()
    guard terminal_begin_editing(0, "\r\n") else {
      for line in lines { terminal.write(line.text + "\n") }
      return
    }
    defer { terminal_end_editing() }
    guard isWanted() else { return }
    var room = page
    for line in lines {
      while room <= 0 {
        guard let more = roomAsked(on: terminal) else { return }
        room = more
      }
      terminal.write(line.text + "\r\n")
      room -= line.rows
    }
  }

  private var page: Int { max(1, size.rows - 1) }

  /// For how many rows the person wants more; nil when it is enough.
  private func roomAsked(on terminal: Terminal) -> Int? {
    terminal.write("\u{1B}[7m" + Self.words.prefix(max(1, size.columns - 1)) + "\u{1B}[0m")
    defer { terminal.write("\r\u{1B}[K") }
    var keys = KeyDecoder()
    while true {
      switch ByteInput.read(from: 0, atMost: 1) {
      case .bytes(let bytes):
        let pressed = bytes.flatMap { keys.decode(Unicode.Scalar($0)) }
        if let room = pressed.compactMap(room).first { return room > 0 ? room : nil }
      case .event: if isEnded() { return nil }
      case .end: return nil
      }
    }
  }

  /// Does what signals ask for; says whether that is the end.
  private func isEnded() -> Bool {
    let events = Int(terminal_take_events(.max))
    if events & TERMINAL_STOPPED != 0 { terminal_suspend() }
    if events & TERMINAL_CONTINUED != 0 { terminal_hold_modes() }
    return events & TERMINAL_INTERRUPTED != 0
  }

  /// The rows that a key asks for; 0 to end, nil when it means nothing.
  private func room(for key: KeyDecoder.Key) -> Int? {
    switch key {
    case .typed(" "), .typed("f"), .command(.right): page
    case .typed("j"), .typed("\r"), .typed("\n"), .command(.down): 1
    case .typed("a"), .typed("G"): .max
    // Ctrl-C comes as a key where it was pressed while the terminal made no signal of it.
    case .typed("q"), .typed("Q"), .typed("\u{3}"), .typed("\u{4}"): 0
    default: nil
    }
  }

  /// The rows of a line that may have colours in it.
  private static func rows(of line: Substring, columns: Int) -> Int {
    var pen = Pen(columns: columns)
    var isInSequence = false
    for scalar in line.unicodeScalars {
      if isInSequence {
        isInSequence = !scalar.properties.isAlphabetic
      } else if scalar == "\u{1B}" {
        isInSequence = true
      } else {
        pen.draw(Glyph(scalar, width: Glyph.systemWidth))
      }
    }
    return pen.column == 0 && pen.row > 0 ? pen.row : pen.row + 1
  }
}
