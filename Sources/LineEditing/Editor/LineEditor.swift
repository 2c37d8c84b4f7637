import CTerminal
import Platform
import TerminalText

/// A reader of lines from a terminal, with editing, completion and history.
///
/// While waiting for a line, the editor owns the terminal's modes and signals. It restores both before it returns, and
/// when a signal ends the process. A line may be longer than the screen.
package final class LineEditor: LineSource {
  /// A function that returns the words by which Tab completes a line at the position of the cursor.
  package typealias Completer = (_ line: String, _ cursor: String.Index) -> Completion

  let editline: Editline
  let history: History
  let isColoured: Bool
  let complete: Completer
  let hint: (String) -> Hint?
  let highlight: ((String) -> StyledText)?
  private let willRead: () -> Bool

  var prompt = Prompt("")
  var keys = KeyDecoder()
  /// The lines of the history, with the changes that the user made to them while editing the present line.
  var earlier = EarlierLines()
  var search: HistorySearch?
  /// The character that the command `EditorCommand.literal` inserts; nil if none was typed.
  var literal: Unicode.Scalar?
  var lastCut: [Unicode.Scalar] = []
  /// The line as it is drawn on the screen; nil if nothing is drawn, or the drawing must not be overwritten.
  var drawn: DrawnLine?
  /// The place where the next drawing starts if `drawn` is nil; nil for the position of the terminal's cursor.
  var start: DrawnLine.Start?
  /// The typed bytes that arrived before the terminal's report of its cursor position and are not yet processed.
  var unread: [UInt8] = []
  /// Whether the terminal has answered every request for its cursor position so far.
  var reportsCursor = true

  /// The text with which the next line begins, as if the user had typed it.
  public var draft = ""

  private var waiting: [KeyDecoder.Key] = []
  private var isInterrupted = false
  private var isScreenSizeRestored = false

  /// Creates an editor on standard input and output.
  ///
  /// Nil if one of them is no terminal, `TERM` is unset, empty or `dumb`, or libedit cannot start.
  /// Lines that were read are appended to the history. `complete` returns the words that Tab offers, `hint` the likely rest of a
  /// line, and `highlight` a line in colours. `willRead` is called before each line, when the editor
  /// already handles Ctrl-C; it returns whether Ctrl-C came since the previous line. Input typed before that Ctrl-C is dropped.
  package init?(
    isColoured: Bool = true,
    history: History = History(),
    complete: @escaping Completer = { _, _ in Completion() },
    hint: @escaping (String) -> Hint? = { _ in nil },
    highlight: ((String) -> StyledText)? = nil,
    willRead: @escaping () -> Bool = { false }
  ) {
    let terminal = Terminal()
    guard terminal.isTerminal(0), terminal.isTerminal(1), let term = getenv("TERM"),
      !["", "dumb"].contains(String(cString: term))
    else { return nil }
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
      guard let editor = Editline.owner(of: handle), let scalar else { return 0 }
      return editor.read(into: &scalar.pointee)
    }
    KeyBindings.install(
      in: editline,
      perform: {
        LineEditor.perform($0, EditorCommand(code: Int($1)) ?? KeyBindings.commands[Int($1)])
      },
      performMeta: { LineEditor.perform($0, KeyBindings.metaCommands[Int($1)]) }
    )
  }

  /// Shows a prompt and edits a line until Enter, Ctrl-C, or Ctrl-D in an empty line.
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
    if isCancelled() {
      // Ctrl-C empties the terminal's input queue: the end of a paste that begins in `unread` may be gone.
      unread = []
      return .interrupted
    }
    guard let line = line.map(Self.accepted) else { return .endOfInput }
    if history.append(line) { editline.remember(line) }
    return .line(line)
  }

  /// Returns whether Ctrl-C cancelled the line; if it came after Enter, shows `^C` below the line.
  private func isCancelled() -> Bool {
    let isLate = Terminal.takeInterrupt()
    if isLate, !isInterrupted { write("^C\r\n") }
    return isLate || isInterrupted
  }

  /// The sequence that makes the terminal mark pasted text, so that newlines in it do not end the line.
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
    isInterrupted = false
    isScreenSizeRestored = false
    forgetScreen()
  }

  private static func accepted(_ line: String) -> String {
    String(line.reversed().drop { $0 == "\n" }.reversed())
  }

  // MARK: - Keys

  /// Reads a key for libedit; returns 1 for a key, 0 at the end of the input, -1 when the line is cancelled.
  private func read(into scalar: inout UInt32) -> Int32 {
    // libedit changes the terminal's modes after some keys, and the size of its screen at the start of each line.
    terminal_restore_editing_modes()
    if !isScreenSizeRestored { editline.restoreScreenSize() }
    isScreenSizeRestored = true
    guard let key = nextKey() else {
      errno = EINTR
      return isInterrupted ? -1 : 0
    }
    scalar = value(of: key)
    return 1
  }

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

  /// Draws the line and waits for a key; returns nil at the end of the input, and when the line is cancelled.
  func nextKey() -> KeyDecoder.Key? {
    while waiting.isEmpty {
      if isInterrupted || handleEvents() {
        isInterrupted = true
        return nil
      }
      if !keys.isInsideScalar, !hasInput(0) { draw() }
      if let escape = takeEscape() { return escape }
      switch readByte() {
      case .bytes(let bytes): waiting += bytes.flatMap { keys.decode($0) }
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

  private func takeEscape() -> KeyDecoder.Key? {
    guard keys.isAfterEscape, editline.isVi, !hasInput(Self.escapeTimeout) else { return nil }
    return keys.takeEscape()
  }

  /// The time to wait for more bytes of a key that begins with Escape, in milliseconds.
  private static let escapeTimeout: Int32 = 50
}
