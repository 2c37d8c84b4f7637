import Lab
import LineEditing
import Platform
import PrintableText
import TerminalText

/// The standard streams and the environment of the process.
struct Console {
  let terminal = Terminal()

  /// Whether this is the process's own console; in a sandbox output is collected and all variables are unset.
  var isReal: Bool { Sandbox.current == nil }

  /// Whether standard input is a terminal.
  var hasPerson: Bool { isReal && terminal.isTerminal(0) }

  /// The columns of the terminal; 80 without a terminal.
  var columns: Int { isReal ? terminal.size(of: 1)?.columns ?? 80 : 80 }

  /// The lines of the terminal; nil without a terminal.
  var lines: Int? { hasPages ? terminal.size(of: 1)?.rows : nil }

  /// Whether output can be coloured: at a terminal that is not dumb, without `NO_COLOR`.
  var isColoured: Bool {
    isReal && terminal.isTerminal(1) && variable("NO_COLOR").isEmpty && !isDumb
  }

  /// Whether the terminal cannot move its cursor, as far as `TERM` tells.
  var isDumb: Bool { ["", "dumb"].contains(variable("TERM")) }

  var settings: Settings { Settings(width: columns) }

  /// Returns an environment variable; an empty string when it is not set.
  func variable(_ name: String) -> String { setVariable(name) ?? "" }

  /// Returns an environment variable; nil when it is not set.
  func setVariable(_ name: String) -> String? {
    isReal ? getenv(name).map { String(cString: $0) } : nil
  }

  /// The locale of messages, such as `ko_KR.UTF-8`; empty when none is set.
  var locale: String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.map(variable).first { !$0.isEmpty } ?? ""
  }

  /// Writes text, coloured if the output is; returns false when the output is closed or cannot be written.
  @discardableResult
  func write(_ text: StyledText) -> Bool { write(plain: shown(text)) }

  /// Returns the characters of a text, with escape sequences if the output is coloured.
  func shown(_ text: StyledText) -> String { isColoured ? text.ansi : text.plain }

  /// Writes text unchanged; returns false when the output is closed or cannot be written.
  @discardableResult
  func write(plain text: String) -> Bool {
    if let sandbox = Sandbox.current {
      sandbox.write(text)
      return true
    }
    return text.isEmpty || hasWritten(terminal.write(text))
  }

  /// Writes bytes unchanged; returns false when the output is closed or cannot be written.
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

  /// Writes a message to standard error, wrapped at a terminal, with control characters escaped.
  func complain(_ message: String) {
    let parts = message.split(separator: "\n", omittingEmptySubsequences: false)
    let safe = parts.map { String($0).printable() }.joined(separator: "\n")
    let width = isReal && terminal.isTerminal(2) ? terminal.size(of: 2)?.columns : nil
    let text = width.map { StyledText(safe).wrapped(to: max($0, 20)).plain } ?? safe
    let lines = text.hasSuffix("\n") ? text : text + "\n"
    if let sandbox = Sandbox.current { sandbox.write(lines) } else { terminal.write(lines, to: 2) }
  }

  /// Whether output could not be written for another reason than a closed pipe.
  var hasFailed: Bool { failure.hasHappened }

  private let failure = WriteFailure()

  private final class WriteFailure {
    var hasHappened = false
  }
}
