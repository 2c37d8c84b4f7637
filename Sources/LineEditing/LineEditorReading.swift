import CLibedit
import CTerminal

/// How the editor holds the terminal from the prompt to the end of the line.
extension LineEditor {
  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  /// Lets the person edit a line until Enter, Ctrl-C, or Ctrl-D in an empty one.
  public func readLine(_ prompt: Prompt) -> ReadResult {
    guard terminal_begin_editing(0, Self.pasteOff + "\u{1B}[?25h\u{1B}[0m\r\n") else {
      return .endOfInput
    }
    use(prompt)
    el_resize(editline.handle)
    // libedit would take the terminal only after the prompt, which keys typed meanwhile would spoil.
    editline_take_terminal(editline.handle, true)
    write(Self.pasteOn)
    let line = editline.readLine()
    editline_flush()
    write(Self.pasteOff)
    terminal_end_editing()
    // Ctrl-C may have come after Enter, while its signal was still only noted.
    if isInterrupted || Terminal.takeInterrupt() { return .interrupted }
    guard let line else {
      write("\r\n")
      return .endOfInput
    }
    return .line(accepted(line))
  }

  private func use(_ prompt: Prompt) {
    let scalars = Array(prompt.text.unicodeScalars.prefix(Self.promptLimit))
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    self.prompt = Prompt(String(text), attributes: prompt.attributes)
    for (index, scalar) in scalars.enumerated() { promptScalars[index] = scalar.value }
    promptScalars[scalars.count] = 0
    isInterrupted = false
    showsHint = false
    waiting = []
    decoder = ScalarDecoder()
  }

  /// The line without the newlines that Enter and a paste leave at its end.
  private func accepted(_ line: String) -> String {
    var line = line
    while line.last == "\n" { line.removeLast() }
    if history.append(line) { remember(line) }
    return line
  }

  /// Writes past libedit, whose own output is all written when it waits for a key.
  func write(_ text: String) {
    editline_flush()
    Terminal().write(text)
  }

  /// Stops the process as Ctrl-Z does, and takes up the line when it continues.
  func suspend() {
    write(screen.wayToEnd(of: editline.buffer) + Self.pasteOff + "\r\n")
    editline_take_terminal(editline.handle, false)
    terminal_suspend()
    editline_take_terminal(editline.handle, true)
    _ = terminal_take_events(UInt32(TERMINAL_STOPPED | TERMINAL_CONTINUED | TERMINAL_RESIZED))
    write(Self.pasteOn)
    el_resize(editline.handle)
    editline.redraw()
  }

  /// The screen as it is now.
  var screen: EditorScreen {
    let size = Terminal().size() ?? Terminal.Size(rows: 24, columns: 80)
    return EditorScreen(
      prompt: prompt,
      size: size.columns < 2 ? Terminal.Size(rows: size.rows, columns: 80) : size,
      isColoured: isColoured,
      width: Glyph.systemWidth
    )
  }
}
