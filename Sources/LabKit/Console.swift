import Lab
import LineEditing
import Platform
import PrintableText
import TerminalText

/// The standard streams and the environment of the process; in a sandbox (where a transcript's command runs) the sandbox's streams.
final class Console {
  let terminal = Terminal()
  /// Whether output could not be written, for another reason than a closed pipe.
  private(set) var hasFailed = false

  /// Whether this is the process's own console.
  ///
  /// A sandbox collects the output instead, and has no environment variables and no standard input.
  var isReal: Bool { Sandbox.current == nil }

  var hasPerson: Bool { isReal && terminal.isTerminal(0) }

  /// The number of columns of the terminal on standard output; 80 without a terminal and in a sandbox.
  var columns: Int { isReal ? terminal.size(of: 1)?.columns ?? 80 : 80 }

  /// The number of lines of the terminal; nil unless input and output are a terminal that can show pages.
  var lines: Int? { hasPages ? terminal.size(of: 1)?.rows : nil }

  /// Whether output is coloured: at a terminal that is not dumb, when `NO_COLOR` is unset or empty.
  var isColoured: Bool {
    isReal && terminal.isTerminal(1) && variable("NO_COLOR").isEmpty && !isDumb
  }

  /// The name by which this program was called; in a sandbox the name that the sandbox gives.
  var programName: String {
    let called = CommandLine.arguments.first?.splitAtLastSlash.name ?? ""
    return isReal && !called.isEmpty ? called.shellWord : Program.name
  }

  var isDumb: Bool { ["", "dumb"].contains(variable("TERM")) }

  /// Throws in a sandbox, because a transcript cannot wait for a file to change.
  func requireWaiting() throws(Failure) {
    guard isReal else { throw Failure("A transcript waits for no change.") }
  }

  func variable(_ name: String) -> String { setVariable(name) ?? "" }

  func setVariable(_ name: String) -> String? {
    isReal ? getenv(name).map { String(cString: $0) } : nil
  }

  /// The locale for messages that the environment sets, such as `ko_KR.UTF-8`; empty if no variable sets one.
  var locale: String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.map(variable).first { !$0.isEmpty } ?? ""
  }

  /// Writes text to standard output, coloured if `isColoured`; returns false when the output is closed or cannot be
  /// written.
  @discardableResult
  func write(_ text: StyledText) -> Bool { write(plain: shown(text)) }

  func shown(_ text: StyledText) -> String { isColoured ? text.ansi : text.plain }

  /// Writes text unchanged to standard output; returns false when the output is closed or cannot be written.
  @discardableResult
  func write(plain text: String) -> Bool {
    if let sandbox = Sandbox.current {
      sandbox.write(text)
      return true
    }
    return text.isEmpty || hasWritten(terminal.write(text))
  }

  @discardableResult
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if !isReal { return write(plain: String(decoding: bytes, as: UTF8.self)) }
    return bytes.isEmpty || hasWritten(terminal.write(bytes))
  }

  private func hasWritten(_ code: Int32) -> Bool {
    if code != 0, code != EPIPE {
      if !hasFailed { complain("The output: \(String(cString: strerror(code)))") }
      hasFailed = true
    }
    return code == 0
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
}
