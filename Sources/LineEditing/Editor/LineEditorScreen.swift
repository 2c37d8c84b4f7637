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
    let frame = screen.frame(of: buffer, painted: painted, hint: hint)
    write("\u{1B}[?25l" + wayToStart + frame.bytes + "\u{1B}[?25h")
    cursorRow = frame.cursorRow
    isWhole = frame.isWhole
  }

  /// The line is drawn next where the cursor is then.
  func forgetScreen() {
    cursorRow = 0
    isWhole = true
  }

  /// Goes below the line, which stays where it is; the next drawing is a new one.
  func leaveLine(_ buffer: EditBuffer? = nil, sign: String = "") {
    search = nil
    draw(EditBuffer((buffer ?? editline.buffer).scalars), hint: nil)
    write(sign + "\r\n")
    forgetScreen()
  }

  private var wayToStart: String { (cursorRow > 0 ? "\u{1B}[\(cursorRow)A" : "") + "\r" }

  /// Does what signals ask for; says whether the line was given up.
  func handleEvents() -> Bool {
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
  /// The next drawing writes over the old one. Nothing is cleared before that: cleared from the top of
  /// the screen, the rows would go into the scrollback, and come back when the terminal gets wider.
  private func goToStartOfResized() {
    let layout = screen.layout(of: editline.buffer)
    cursorRow = isWhole ? layout.cursor.row : 0
    write(isWhole ? wayToStart : "\u{1B}[H")
    forgetScreen()
  }

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
