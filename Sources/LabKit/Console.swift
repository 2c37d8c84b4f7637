import Lab
import LineEditing
import Platform
import PrintableText
import TerminalText

/// The output and the environment of the process.
struct Console {
  let terminal = Terminal()

  /// Whether this is a person's own; in a sandbox nobody sees what is written, and nothing is set.
  var isReal: Bool { Sandbox.current == nil }

  /// Whether a person types.
  var hasPerson: Bool { isReal && terminal.isTerminal(0) }

  /// The columns of the terminal; 80 where there is none.
  var columns: Int { isReal ? terminal.size(of: 1)?.columns ?? 80 : 80 }

  /// The lines of the terminal; nil where there is none.
  var lines: Int? { hasPages ? terminal.size(of: 1)?.rows : nil }

  /// Whether output may be coloured: a terminal that is not dumb, and no `NO_COLOR`.
  var isColoured: Bool {
    isReal && terminal.isTerminal(1) && variable("NO_COLOR").isEmpty && !isDumb
  }

  /// Whether the terminal can do nothing but write lines, as far as is known.
  var isDumb: Bool { ["", "dumb"].contains(variable("TERM")) }

  /// The settings of a session, where nothing else was asked for.
  var settings: Settings { Settings(width: columns) }

  /// A variable of the environment; empty when it is not set.
  func variable(_ name: String) -> String { setVariable(name) ?? "" }

  /// A variable of the environment; nil when it is not set.
  func setVariable(_ name: String) -> String? {
    isReal ? getenv(name).map { String(cString: $0) } : nil
  }

  /// The locale of the messages that the person wants, such as `ko_KR.UTF-8`; empty where none is set.
  var locale: String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.map(variable).first { !$0.isEmpty } ?? ""
  }

  /// Writes text, in colour where that is wanted; false when nobody reads any more.
  @discardableResult
  func write(_ text: StyledText) -> Bool { write(plain: shown(text)) }

  /// The characters of a text, with colours where they are wanted.
  func shown(_ text: StyledText) -> String { isColoured ? text.ansi : text.plain }

  /// Writes text as it is; false when nobody reads any more.
  @discardableResult
  func write(plain text: String) -> Bool {
    if let sandbox = Sandbox.current {
      sandbox.write(text)
      return true
    }
    return text.isEmpty || hasWritten(terminal.write(text))
  }

  /// Writes bytes as they are; false when nobody reads any more.
  @discardableResult
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if !isReal { return write(plain: String(decoding: bytes, as: UTF8.self)) }
    return bytes.isEmpty || hasWritten(terminal.write(bytes))
  }

  private func hasWritten(_ result: Terminal.WriteResult) -> Bool {
    switch result {
    case .complete: return true
    case .closed: return false
    case .failed(let code):
      if !failure.hasHappened { complain("The output: \(String(cString: strerror(code)))") }
      failure.hasHappened = true
      return false
    }
  }

  /// Writes lines to the error output, wrapped where that is a terminal; nothing in them reaches it
  /// raw.
  func complain(_ message: String) {
    let parts = message.split(separator: "\n", omittingEmptySubsequences: false)
    let safe = parts.map { String($0).printable() }.joined(separator: "\n")
    let width = isReal && terminal.isTerminal(2) ? terminal.size(of: 2)?.columns : nil
    let text = width.map { StyledText(safe).wrapped(to: max($0, 20)).plain } ?? safe
    let lines = text.hasSuffix("\n") ? text : text + "\n"
    if let sandbox = Sandbox.current { sandbox.write(lines) } else { terminal.write(lines, to: 2) }
  }

  /// Whether something could not be written, though somebody was there to read it.
  var hasFailed: Bool { failure.hasHappened }

  private let failure = WriteFailure()

  private final class WriteFailure {
    var hasHappened = false
  }
}
