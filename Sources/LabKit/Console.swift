import LineEditing
import SequenceDiagrams

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The output and the environment of the process.
struct Console {
  let terminal = Terminal()

  /// The columns of the terminal; 80 where there is none.
  var columns: Int { terminal.size(of: 1)?.columns ?? 80 }

  /// Whether people may see colour: a terminal that is not dumb, and nobody has said no.
  var isColoured: Bool {
    terminal.isTerminal(1) && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
  }

  /// A variable of the environment; empty when it is not set.
  func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// Writes text, in colour where that is wanted; false when nobody reads any more.
  @discardableResult
  func write(_ text: StyledText) -> Bool {
    text.isEmpty || terminal.write(isColoured ? text.ansi : text.plain) != .closed
  }

  /// Writes text as it is.
  @discardableResult
  func write(plain text: String) -> Bool {
    text.isEmpty || terminal.write(text) != .closed
  }

  /// Writes a line to the error output.
  func complain(_ message: String) {
    let message = message.hasSuffix("\n") ? message : message + "\n"
    terminal.write(message, to: 2)
  }
}
