import CTerminal

extension LineEditor {
  func draw() {
    let buffer = editline.buffer
    let isPlain = !isColoured || search != nil
    draw(buffer, hint: !isPlain && buffer.acceptsHint ? hint(buffer.text)?.text : nil)
  }

  private func draw(_ buffer: EditBuffer, hint: String?) {
    let painted = isColoured ? highlight?(buffer.text) : nil
    let screen = screen
    // The size can change before its signal arrives.
    if let drawn, drawn.screen.size != screen.size { goToStartOfResized() }
    let frame = screen.frame(of: buffer, painted: painted, hint: hint)
    write("\u{1B}[?25l" + sequenceToStart + frame + "\u{1B}[?25h")
    drawn = DrawnLine(
      screen: screen,
      buffer: buffer,
      above: drawn?.above ?? start?.above ?? [],
      start: drawn?.top ?? start?.row
    )
    start = nil
  }

  func forgetScreen() {
    drawn = nil
    start = nil
  }

  /// Clears the screen; the next drawing of the line starts in the first row.
  ///
  /// The line is erased first, because some terminals keep cleared rows and show them again when the window grows.
  func clearScreen() {
    write(sequenceToStart + "\u{1B}[J\u{1B}[H\u{1B}[2J")
    start = DrawnLine.Start(rowsUp: 0, row: 0, rows: 0, above: drawn?.above ?? [])
    drawn = nil
  }

  /// Draws the line for the last time, without a hint and with `sign` after it; the next drawing starts below it.
  ///
  /// A nil `buffer` stands for the edited text.
  func leaveLine(_ buffer: EditBuffer? = nil, sign: String = "") {
    search = nil
    draw(EditBuffer((buffer ?? editline.buffer).scalars), hint: nil)
    write(sign + "\r\n")
    forgetScreen()
  }

  private var sequenceToStart: String { Self.sequence(up: drawn?.cursorRow ?? 0) }

  private static func sequence(up rows: Int) -> String {
    (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r"
  }

  /// Handles the signals that arrived, such as a resize; returns whether Ctrl-C cancelled the line.
  func handleEvents() -> Bool {
    repeat {
      let events = Int(terminal_take_events(.max))
      if events & TERMINAL_INTERRUPTED != 0 {
        leaveLine(sign: "^C")
        return true
      }
      if events & TERMINAL_STOPPED != 0 {
        suspend()
      } else if events & TERMINAL_RESIZED != 0 {
        goToStartOfResized()
      } else if events & TERMINAL_CONTINUED != 0 {
        terminal_restore_editing_modes()
        forgetScreen()
      }
    } while terminal_pending_events() != 0
    return false
  }

  /// Moves the terminal's cursor to the first row of the line, as the terminal has wrapped it for its new size.
  ///
  /// Each further row of the old drawing is erased separately, so that the terminal no longer joins the rows. The first row stays
  /// joined to the scrollback.
  private func goToStartOfResized() {
    guard let drawn else { return }
    let start = drawn.start(in: screen.size, reported: askForCursor())
    let below = max(0, start.rows - 1)
    let emptied = String(repeating: "\u{1B}[B\u{1B}[2K", count: below)
    write(Self.sequence(up: start.rowsUp) + emptied + Self.sequence(up: below))
    forgetScreen()
    self.start = start
  }

  /// Asks the terminal for its cursor position, and asks again after each resize during the wait.
  ///
  /// Nil if another signal comes first, or if the terminal does not answer in time; such a terminal is never asked again. Keys that
  /// come before the answer are kept in `unread`.
  private func askForCursor() -> LineLayout.Position? {
    guard reportsCursor else { return nil }
    let resized = UInt32(TERMINAL_RESIZED)
    var unanswered = 1
    write(CursorReport.question)
    for _ in 1...Self.maximumReadsBeforeReport {
      while let position = CursorReport.take(from: &unread) {
        unanswered -= 1
        if unanswered == 0 { return position }
      }
      if terminal_pending_events() & ~resized != 0 { return nil }
      if terminal_take_events(resized) != 0 {
        unanswered += 1
        write(CursorReport.question)
      }
      let hasInput = terminal_has_input(0, Self.reportTimeout)
      if !hasInput, terminal_pending_events() == 0 { break }
      if hasInput, case .bytes(let bytes) = ByteInput.read(from: 0, atMost: 4096) {
        unread += bytes
      }
    }
    reportsCursor = false
    return nil
  }

  /// The time to wait for the terminal's report of its cursor position, in milliseconds.
  private static let reportTimeout: Int32 = 500
  private static let maximumReadsBeforeReport = 100

  private func suspend() {
    leaveLine(sign: Self.bracketedPasteOff)
    terminal_suspend()
    _ = terminal_take_events(UInt32(TERMINAL_STOPPED | TERMINAL_CONTINUED | TERMINAL_RESIZED))
    write(Self.bracketedPasteOn)
  }

  func write(_ text: String) { Terminal().write(text) }

  var screen: EditorScreen {
    let size = Terminal().size() ?? Terminal.Size(rows: 24, columns: 80)
    return EditorScreen(
      prompt: search.map { Prompt($0.prompt, attributes: prompt.attributes) } ?? prompt,
      size: size.columns < 2 ? Terminal.Size(rows: size.rows, columns: 80) : size,
      isColoured: isColoured,
      width: Glyph.systemWidth
    )
  }
}
