import CTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// Reads lines from a person at a terminal, who can move in them, complete and repeat them.
///
/// While it waits for a line it holds the terminal and its signals; both are given back when it
/// returns, and when a signal ends the process. A line may be longer than the screen.
public final class LineEditor: LineReader {
  /// What Tab offers for a line and a place in it.
  public typealias Completer = (_ line: String, _ cursor: String.Index) -> Completion

  let history: History
  let isColoured: Bool
  let complete: Completer
  let hint: (String) -> String?
  let highlight: ((String) -> [ColouredText])?
  private let willRead: () -> Void

  var prompt = Prompt("")
  var editing = Editing()
  var keys = KeyDecoder()
  /// The row of the cursor in the line as it stands on the screen.
  var cursorRow = 0
  /// Whether all of the line stands on the screen.
  var isWhole = true

  private var decoder = ScalarDecoder()

  /// Makes an editor on standard input and output; nil when they cannot be used for editing.
  ///
  /// That is so when one is no terminal, and when `TERM` is unset or `dumb`. Lines read are added
  /// to the history. The hint is the rest of the line that a person may have in mind; what
  /// `highlight` gives must add up to the line. `willRead` is called before each line is read, when
  /// Ctrl-C is already the editor's.
  public init?(
    isColoured: Bool = true,
    history: History = History(),
    complete: @escaping Completer = { _, _ in Completion() },
    hint: @escaping (String) -> String? = { _ in nil },
    highlight: ((String) -> [ColouredText])? = nil,
    willRead: @escaping () -> Void = {}
  ) {
    guard Self.isUsable() else { return nil }
    terminal_use_utf8()
    self.isColoured = isColoured
    self.history = history
    self.complete = complete
    self.hint = hint
    self.highlight = highlight
    self.willRead = willRead
  }

  private static func isUsable() -> Bool {
    guard terminal_is_terminal(0), terminal_is_terminal(1), let term = getenv("TERM") else {
      return false
    }
    return !["", "dumb"].contains(String(cString: term))
  }

  /// Lets the person edit a line until Enter, Ctrl-C, or Ctrl-D in an empty one.
  public func readLine(_ prompt: Prompt) -> ReadResult {
    guard terminal_begin_editing(0, Self.farewell) else { return .endOfInput }
    willRead()
    begin(prompt)
    write(Self.begin)
    let result = read()
    write(Self.end)
    terminal_end_editing()
    // Ctrl-C may have come after Enter, while its signal was still only noted.
    if Terminal.takeInterrupt() { return .interrupted }
    if case .line(let line) = result { history.append(line) }
    return result
  }

  /// Brackets what is pasted, so that its line ends do not end the line.
  static let begin = "\u{1B}[?2004h"
  static let end = "\u{1B}[?2004l"
  private static let farewell = end + "\u{1B}[?25h\u{1B}[0m\r\n"

  private func begin(_ prompt: Prompt) {
    self.prompt = prompt
    editing = Editing(after: history.entries, killed: editing.lastKilled)
    keys = KeyDecoder()
    decoder = ScalarDecoder()
    forgetScreen()
  }

  private func read() -> ReadResult {
    while true {
      if handleEvents() { return .interrupted }
      if !decoder.isInside, !terminal_has_input(0) { draw() }
      switch ByteInput.read(from: 0, atMost: 1) {
      case .bytes(let bytes):
        for scalar in bytes.flatMap({ decoder.decode($0) }) {
          if let key = keys.decode(scalar), let result = obey(key) { return result }
        }
      case .event: continue
      case .end: return ended(.endOfInput)
      }
    }
  }
}
