import CTerminal
import Platform

/// Reads lines from a person at a terminal, who can move in them, complete and repeat them.
///
/// While it waits for a line it holds the terminal and its signals; both are given back when it
/// returns, and when a signal ends the process. A line may be longer than the screen.
package final class LineEditor: LineReader {
  /// What Tab offers for a line and a cursor in it.
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
  /// The earlier lines, as far as the person has gone through them.
  var earlier = EarlierLines()
  /// The search that is under way.
  var search: HistorySearch?
  /// A character on its way into the line, whatever it means.
  var literal: Unicode.Scalar?
  /// What was cut out of a line last.
  var lastCut: [Unicode.Scalar] = []
  /// The line as it stands on the screen; nil where the next drawing is a new one.
  var drawn: DrawnLine?
  /// Where the next drawing begins, if that is known and nothing is drawn.
  var start: DrawnLine.Start?
  /// The bytes that came before the terminal's answer to a question.
  var unread: [UInt8] = []
  /// Whether the terminal is asked where its cursor stands.
  var reportsCursor = true

  /// What stands in the next line as if it had been typed.
  public var draft = ""

  private var decoder = ScalarDecoder()
  private var waiting: [KeyDecoder.Key] = []
  private var isInterrupted = false
  private var isHeld = false

  /// Makes an editor on standard input and output; nil when they cannot be used for editing.
  ///
  /// That is so when one is no terminal, and when `TERM` is unset or `dumb`. Lines read are added
  /// to the history. The hint is the rest of the line that a person may have in mind; what
  /// `highlight` gives must add up to the line. `willRead` is called before each line is read, when
  /// Ctrl-C is already the editor's; it returns whether Ctrl-C came since the line before, so that
  /// nothing counts that was typed ahead.
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

  /// Lets the person edit a line until Enter, Ctrl-C, or Ctrl-D in an empty one.
  package func readLine(_ prompt: Prompt) -> ReadResult {
    guard terminal_begin_editing(0, Self.restoring) else { return .endOfInput }
    // As below: the terminal has forgotten what follows these bytes.
    if willRead() { unread = [] }
    begin(prompt)
    write(Self.begin)
    let line = editline.readLine()
    if !isInterrupted { leaveLine(EditBuffer(line.map(Self.accepted) ?? "")) }
    write(Self.end)
    terminal_end_editing()
    // Ctrl-C may have come after Enter, while its signal was still only noted.
    if Terminal.takeInterrupt() || isInterrupted {
      // Ctrl-C has emptied the terminal's queue: the end of a paste that begins here may be gone.
      unread = []
      return .interrupted
    }
    guard let line else { return .endOfInput }
    return .line(remembered(Self.accepted(line)))
  }

  /// Brackets what is pasted, so that its line ends do not end the line.
  static let begin = "\u{1B}[?2004h"
  static let end = "\u{1B}[?2004l"
  private static let restoring = end + "\u{1B}[?25h\u{1B}[0m\r\n"

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
    isHeld = false
    forgetScreen()
  }

  /// The line without the newlines that Enter and a paste leave at its end.
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
  /// Gives libedit what it reads next: 1 when there is something, 0 at the end, -1 when the line is
  /// given up.
  private func read(into scalar: inout UInt32) -> Int32 {
    holdTerminal()
    guard let key = nextKey() else {
      errno = EINTR
      return isInterrupted ? -1 : 0
    }
    scalar = value(of: key)
    return 1
  }

  /// Takes back from libedit the terminal's modes, which it also sets after some keys, and as a line
  /// begins its size.
  private func holdTerminal() {
    terminal_hold_modes()
    guard !isHeld else { return }
    isHeld = true
    editline.holdScreen()
  }

  /// What stands for a key in what libedit reads.
  private func value(of key: KeyDecoder.Key) -> UInt32 {
    switch key {
    case .typed(let scalar):
      editline.expect(scalar)
      // Enter, typed while the terminal was not the editor's yet, comes as a newline.
      return scalar == "\n" ? scalar.value : Editline.value(of: scalar)
    case .command(let command): return command.scalar.value
    case .literal(let scalar):
      literal = scalar
      return EditorCommand.literal.scalar.value
    }
  }

  /// Makes a key the next one.
  func putBack(_ key: KeyDecoder.Key) { waiting.insert(key, at: 0) }

  /// Waits for a key, with the line on the screen; nil at the end, and when the line is given up.
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
      // Ctrl-C, pressed while the terminal made no signal of it.
      isInterrupted = true
      return nil
    }
    return key
  }

  /// Waits for the next byte, or a signal.
  func readByte() -> ByteInput {
    unread.isEmpty ? .read(from: 0, atMost: 1) : .bytes([unread.removeFirst()])
  }

  private func hasInput(_ milliseconds: Int32) -> Bool {
    !unread.isEmpty || terminal_has_input(0, milliseconds)
  }

  /// Escape, where it is a key by itself and no other has come with it.
  private func takeEscape() -> KeyDecoder.Key? {
    guard keys.isAfterEscape, editline.isVi, !hasInput(Self.escapePatience) else {
      return nil
    }
    return keys.takeEscape()
  }

  /// Milliseconds within which the rest of a key's bytes comes.
  private static let escapePatience: Int32 = 50
}
