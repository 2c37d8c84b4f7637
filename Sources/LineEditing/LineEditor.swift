import CLibedit
import CTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads lines from a person at a terminal, who can move in them, complete and repeat them.
///
/// An editor belongs to the thread that made it. While it waits for a line it holds the terminal
/// and its signals; both are given back when it returns, and when a signal ends the process.
public final class LineEditor: LineReader {
  /// What Tab offers for a line and a place in it.
  public typealias Completer = (_ line: String, _ cursor: String.Index) -> Completion

  let editline: Editline
  let history: History
  let isColoured: Bool
  let complete: Completer
  let hint: (String) -> String?
  let highlight: ((String) -> [ColouredText])?

  var prompt = Prompt("")
  var decoder = ScalarDecoder()
  var waiting: [Unicode.Scalar] = []
  var showsHint = false
  var isInterrupted = false

  private let rememberedLines: OpaquePointer
  private let promptScalars: UnsafeMutableBufferPointer<UInt32>

  /// Prompts are cut to so many scalars.
  private static let promptLimit = 256

  /// Makes an editor on standard input and output; nil when they cannot be used for editing.
  ///
  /// That is so when one is no terminal, and when `TERM` is unset or `dumb`. Lines read are added
  /// to the history. The hint is the rest of the line that a person may have in mind; what
  /// `highlight` gives must add up to the line.
  public init?(
    program: String,
    isColoured: Bool = true,
    history: History = History(),
    complete: @escaping Completer = { _, _ in Completion() },
    hint: @escaping (String) -> String? = { _ in nil },
    highlight: ((String) -> [ColouredText])? = nil
  ) {
    guard Self.isUsable() else { return nil }
    terminal_use_utf8()
    guard let handle = editline_make(program) else { return nil }
    guard let remembered = history_winit() else {
      el_end(handle)
      return nil
    }
    editline = Editline(handle: handle)
    rememberedLines = remembered
    promptScalars = .allocate(capacity: Self.promptLimit + 1)
    promptScalars.initialize(repeating: 0)
    self.isColoured = isColoured
    self.history = history
    self.complete = complete
    self.hint = hint
    self.highlight = highlight
    connect()
  }

  deinit {
    el_end(editline.handle)
    history_wend(rememberedLines)
    promptScalars.deallocate()
  }

  private static func isUsable() -> Bool {
    guard terminal_is_terminal(0), terminal_is_terminal(1), let term = getenv("TERM") else {
      return false
    }
    return !["", "dumb"].contains(String(cString: term))
  }

  private func connect() {
    let handle = editline.handle
    editline_set_owner(handle, Unmanaged.passUnretained(self).toOpaque())
    editline_use_defaults(handle)
    editline_use_history(handle, rememberedLines, Int32(clamping: history.limit))
    for entry in history.entries { remember(entry) }
    editline_set_prompt(handle) { LineEditor.owner(of: $0)?.promptScalars.baseAddress }
    editline_set_reader(handle) { handle, scalar in
      guard let editor = LineEditor.owner(of: handle), let scalar else { return 0 }
      return editor.read(into: &scalar.pointee)
    }
    KeyBindings.install(in: handle)
  }

  private func remember(_ entry: String) {
    editline_remember(rememberedLines, Editline.terminated(entry.unicodeScalars))
  }

  /// The editor that libedit speaks of in its calls.
  static func owner(of handle: OpaquePointer?) -> LineEditor? {
    guard let handle, let owner = editline_owner(handle) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
  }
}

// MARK: - Reading a line

extension LineEditor {
  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  /// Lets the person edit a line until Enter, Ctrl-C, or Ctrl-D in an empty one.
  public func readLine(_ prompt: Prompt) -> ReadResult {
    guard terminal_begin_editing(0, Self.pasteOff + "\u{1B}[?25h\u{1B}[0m\r\n") else {
      return .endOfInput
    }
    defer { terminal_end_editing() }
    use(prompt)
    el_resize(editline.handle)
    // libedit would take the terminal only after the prompt, which keys typed meanwhile would spoil.
    editline_take_terminal(editline.handle, true)
    write(Self.pasteOn)
    let line = editline.readLine()
    editline_flush()
    write(Self.pasteOff)
    if isInterrupted { return .interrupted }
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
