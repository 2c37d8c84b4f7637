import CTerminal

/// How the line gets to the screen, and stays there when signals come.
extension LineEditor {
  /// Draws the line over what was drawn of it before.
  func draw() {
    let buffer = editline.buffer
    let isPlain = !isColoured || search != nil
    draw(buffer, hint: !isPlain && buffer.acceptsHint ? hint(buffer.text)?.text : nil)
  }

  private func draw(_ buffer: EditBuffer, hint: String?) {
    let painted = isColoured ? highlight?(buffer.text) : nil
    let screen = screen
    // The size may have changed before the signal came.
    if let drawn, drawn.screen.size != screen.size { goToStartOfResized() }
    let frame = screen.frame(of: buffer, painted: painted, hint: hint)
    write("\u{1B}[?25l" + wayToStart + frame.bytes + "\u{1B}[?25h")
    drawn = DrawnLine(
      screen: screen,
      buffer: buffer,
      above: drawn?.above ?? start?.above ?? [],
      start: drawn?.top ?? start?.row
    )
    start = nil
  }

  /// The line is drawn next where the cursor is then.
  func forgetScreen() {
    drawn = nil
    start = nil
  }

  /// Clears the screen; the line is drawn next in its first row.
  ///
  /// The line goes first: some terminals keep what is cleared, and show it again when they get larger.
  func clearScreen() {
    write(wayToStart + "\u{1B}[J\u{1B}[H\u{1B}[2J")
    start = DrawnLine.Start(rowsUp: 0, row: 0, rows: 0, above: drawn?.above ?? [])
    drawn = nil
  }

  /// Goes below the line, which stays where it is; the next drawing is a new one.
  func leaveLine(_ buffer: EditBuffer? = nil, sign: String = "") {
    search = nil
    draw(EditBuffer((buffer ?? editline.buffer).scalars), hint: nil)
    write(sign + "\r\n")
    forgetScreen()
  }

  private var wayToStart: String { Self.way(up: drawn?.cursorRow ?? 0) }

  private static func way(up rows: Int) -> String { (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r" }

  /// Does what signals ask for; says whether the line was given up.
  func handleEvents() -> Bool {
    repeat {
      if handleNotedEvents() { return true }
    } while terminal_noted_events() != 0
    return false
  }

  private func handleNotedEvents() -> Bool {
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
      terminal_hold_modes()
      forgetScreen()
    }
    return false
  }

  /// Goes to the first row of the line, as the terminal has laid it out in its new size.
  ///
  /// Each row of the old drawing but the first is emptied by itself, so that the terminal forgets that it
  /// goes on in the next row. The first row stays joined with the rows in the scrollback above it.
  private func goToStartOfResized() {
    guard let drawn else { return }
    let start = drawn.start(in: screen.size, reported: askForCursor())
    let below = max(0, start.rows - 1)
    let emptied = String(repeating: "\u{1B}[B\u{1B}[2K", count: below)
    write(Self.way(up: start.rowsUp) + emptied + Self.way(up: below))
    forgetScreen()
    self.start = start
  }

  /// Asks the terminal where its cursor stands, once more after each further resize.
  ///
  /// Keys that come before the answer are kept. Returns nil where another signal comes first, and where
  /// the terminal does not answer in time; it is not asked again then.
  private func askForCursor() -> LineLayout.Position? {
    guard reportsCursor else { return nil }
    let resized = UInt32(TERMINAL_RESIZED)
    var unanswered = 1
    write(CursorReport.question)
    for _ in 1...Self.mostReadsBeforeReport {
      while let position = CursorReport.take(from: &unread) {
        unanswered -= 1
        if unanswered == 0 { return position }
      }
      if terminal_noted_events() & ~resized != 0 { return nil }
      if terminal_take_events(resized) != 0 {
        unanswered += 1
        write(CursorReport.question)
      }
      let hasInput = terminal_has_input(0, Self.reportPatience)
      if !hasInput, terminal_noted_events() == 0 { break }
      if hasInput, case .bytes(let bytes) = ByteInput.read(from: 0, atMost: 4096) {
        unread += bytes
      }
    }
    reportsCursor = false
    return nil
  }

  /// Milliseconds within which a terminal says where its cursor stands.
  private static let reportPatience: Int32 = 500
  private static let mostReadsBeforeReport = 100

  /// Stops the process as Ctrl-Z does, and takes up the line when it continues.
  private func suspend() {
    leaveLine(sign: Self.end)
    terminal_suspend()
    _ = terminal_take_events(UInt32(TERMINAL_STOPPED | TERMINAL_CONTINUED | TERMINAL_RESIZED))
    write(Self.begin)
  }

  /// Writes to the terminal.
  func write(_ text: String) { Terminal().write(text) }

  /// The screen as it is now.
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
