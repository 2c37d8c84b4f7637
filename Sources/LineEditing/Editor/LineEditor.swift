import CTerminal
import Platform

/// Reads lines from a terminal with editing, completion and history.
///
/// While waiting for a line, the editor owns the terminal's modes and signals. It restores both before it returns, and
/// when a signal ends the process. A line may be longer than the screen.
package final class LineEditor: LineReader {
  /// Returns the completion for a line and a cursor position.
  package typealias Completer = (_ line: String, _ cursor: String.Index) -> Completion

  let editline: Editline
  let history: History
  let isColoured: Bool
  let complete: Completer
  let hint: (String) -> Hint?
  let highlight: ((String) -> [ColouredText])?
  private let willRead: () -> Bool

  var prompt = Prompt("")
  var keys = KeyDecoder()
  /// The earlier lines with the changes made while this line is edited.
  var earlier = EarlierLines()
  var search: HistorySearch?
  /// The character that `EditorCommand.literal` inserts.
  var literal: Unicode.Scalar?
  var lastCut: [Unicode.Scalar] = []
  /// The line as drawn on the screen; nil where the next drawing starts at the cursor.
  var drawn: DrawnLine?
  /// The place of the next drawing where nothing is drawn; nil where it is the cursor's.
  var start: DrawnLine.Start?
  /// Bytes received before the terminal's cursor report.
  var unread: [UInt8] = []
  /// Whether the terminal answers requests for its cursor position.
  var reportsCursor = true

  /// The text put into the next line as if it had been typed.
  public var draft = ""

  private var decoder = ScalarDecoder()
  private var waiting: [KeyDecoder.Key] = []
  private var isInterrupted = false
  private var isScreenSizeRestored = false

  /// Makes an editor on standard input and output; nil where one is no terminal, or `TERM` is unset or `dumb`.
  ///
  /// Lines read are appended to the history. `hint` returns the likely rest of a line. The stretches that `highlight`
  /// returns must add up to the line. `willRead` is called before each line, when the editor already handles Ctrl-C; it
  /// returns whether Ctrl-C came since the previous line, and then the input typed ahead is dropped.
  package init?(
    isColoured: Bool = true,
    history: History = History(),
    complete: @escaping Completer = { _, _ in Completion() },
    hint: @escaping (String) -> Hint? = { _ in nil },
    highlight: ((String) -> [ColouredText])? = nil,
    willRead: @escaping () -> Bool = { false }
  ) {
    guard Self.isUsable() else { return nil }
    terminal_use_utf8()
    guard let editline = Editline(limit: history.limit, earlierLines: { history.entries }) else {
      return nil
    }
    self.editline = editline
    self.isColoured = isColoured
    self.history = history
    self.complete = complete
    self.hint = hint
    self.highlight = highlight
    self.willRead = willRead
    editline.begin(for: self) { handle, scalar in
      guard let editor = Editline.owner(of: handle, as: LineEditor.self), let scalar else {
        return 0
      }
      return editor.read(into: &scalar.pointee)
    }
    KeyBindings.install(in: editline)
  }

  private static func isUsable() -> Bool {
    guard terminal_is_terminal(0), terminal_is_terminal(1), let term = getenv("TERM") else {
      return false
    }
    return !["", "dumb"].contains(String(cString: term))
  }

  /// Edits a line until Enter, Ctrl-C, or Ctrl-D in an empty line.
  package func readLine(_ prompt: Prompt) -> ReadResult {
    guard terminal_begin_editing(0, Self.restoring) else { return .endOfInput }
    // As below: the input after these bytes is gone.
    if willRead() { unread = [] }
    begin(prompt)
    write(Self.bracketedPasteOn)
    let line = editline.readLine()
    if !isInterrupted { leaveLine(EditBuffer(line.map(Self.accepted) ?? "")) }
    write(Self.bracketedPasteOff)
    terminal_end_editing()
    // Ctrl-C may come after Enter, while its signal is only recorded.
    if Terminal.takeInterrupt() || isInterrupted {
      // Ctrl-C empties the terminal's input queue: the end of a paste that begins in `unread` may be gone.
      unread = []
      return .interrupted
    }
    guard let line else { return .endOfInput }
    return .line(remembered(Self.accepted(line)))
  }

  /// Switches bracketed paste on, so that pasted newlines do not end the line.
  static let bracketedPasteOn = "\u{1B}[?2004h"
  static let bracketedPasteOff = "\u{1B}[?2004l"
  private static let restoring = bracketedPasteOff + "\u{1B}[?25h\u{1B}[0m\r\n"

  private func begin(_ prompt: Prompt) {
    self.prompt = prompt
    earlier = EarlierLines(history.entries)
    search = nil
    keys = KeyDecoder()
    literal = nil
    waiting = draft.unicodeScalars.map { .typed($0) }
    draft = ""
    decoder = ScalarDecoder()
    isInterrupted = false
    isScreenSizeRestored = false
    forgetScreen()
  }

  /// Removes the newlines that Enter and a paste leave at the end.
  private static func accepted(_ line: String) -> String {
    String(line.reversed().drop { $0 == "\n" }.reversed())
  }

  private func remembered(_ line: String) -> String {
    if history.append(line) { editline.remember(line) }
    return line
  }
}

// MARK: - Keys

extension LineEditor {
  /// Reads a key for libedit; returns 1 for a key, 0 at the end of input, -1 when the line is cancelled.
  private func read(into scalar: inout UInt32) -> Int32 {
    restoreTerminal()
    guard let key = nextKey() else {
      errno = EINTR
      return isInterrupted ? -1 : 0
    }
    scalar = value(of: key)
    return 1
  }

  /// Restores the terminal's modes, which libedit changes after some keys, and once a line libedit's screen size.
  private func restoreTerminal() {
    terminal_restore_editing_modes()
    guard !isScreenSizeRestored else { return }
    isScreenSizeRestored = true
    editline.restoreScreenSize()
  }

  /// Returns the value for a key in libedit's input.
  private func value(of key: KeyDecoder.Key) -> UInt32 {
    switch key {
    case .typed(let scalar):
      editline.expect(scalar)
      // Enter typed before the editor owned the terminal arrives as a newline.
      return scalar == "\n" ? scalar.value : Editline.value(of: scalar)
    case .command(let command): return command.scalar.value
    case .literal(let scalar):
      literal = scalar
      return EditorCommand.literal.scalar.value
    }
  }

  func putBack(_ key: KeyDecoder.Key) { waiting.insert(key, at: 0) }

  /// Draws the line and waits for a key; returns nil at the end of input, and when the line is cancelled.
  func nextKey() -> KeyDecoder.Key? {
    while waiting.isEmpty {
      if isInterrupted || handleEvents() {
        isInterrupted = true
        return nil
      }
      if !decoder.isInside, !hasInput(0) { draw() }
      if let escape = takeEscape() { return escape }
      switch readByte() {
      case .bytes(let bytes):
        for scalar in bytes.flatMap({ decoder.decode($0) }) { waiting += keys.decode(scalar) }
      case .event: continue
      case .end: return nil
      }
    }
    let key = waiting.removeFirst()
    guard key != .typed("\u{3}") else {
      // Ctrl-C arrives as a key if it was pressed before the terminal was set to turn it into a signal.
      isInterrupted = true
      return nil
    }
    return key
  }

  func readByte() -> ByteInput {
    unread.isEmpty ? .read(from: 0, atMost: 1) : .bytes([unread.removeFirst()])
  }

  private func hasInput(_ milliseconds: Int32) -> Bool {
    !unread.isEmpty || terminal_has_input(0, milliseconds)
  }

  /// Returns Escape as a key in vi mode when no more bytes follow in time; nil otherwise.
  private func takeEscape() -> KeyDecoder.Key? {
    guard keys.isAfterEscape, editline.isVi, !hasInput(Self.escapeTimeout) else {
      return nil
    }
    return keys.takeEscape()
  }

  /// Milliseconds to wait for the remaining bytes of a key.
  private static let escapeTimeout: Int32 = 50
}
