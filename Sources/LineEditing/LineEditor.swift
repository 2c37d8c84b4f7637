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
  let promptScalars: UnsafeMutableBufferPointer<UInt32>

  /// Prompts are cut to so many scalars.
  static let promptLimit = 256

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

  func remember(_ entry: String) {
    editline_remember(rememberedLines, Editline.terminated(entry.unicodeScalars))
  }

  /// The editor that libedit speaks of in its calls.
  static func owner(of handle: OpaquePointer?) -> LineEditor? {
    guard let handle, let owner = editline_owner(handle) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
  }
}
