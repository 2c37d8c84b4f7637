import CTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

// What else may have the terminal: a program that shows a text.

extension Terminal {
  /// Has a shell run a command that reads a text, and waits for its end.
  ///
  /// `defaults` are set for it where they are not set, `always` in any case; an empty text unsets a variable. Gives the command's exit status, 128 and a
  /// signal's number if that ended it; nil when there is no shell. Whatever the command did to the
  /// terminal's modes is undone.
  package func pipe(
    _ text: String,
    to command: String,
    defaults: [String: String] = [:],
    always: [String: String] = [:]
  ) -> Int32? {
    var text = text
    for (name, value) in defaults { setenv(name, value, 0) }
    for (name, value) in always {
      if value.isEmpty { unsetenv(name) } else { setenv(name, value, 1) }
    }
    let status = text.withUTF8 { terminal_pipe_to(command, $0.baseAddress, $0.count) }
    if status > 128 { write("\u{1B}[?1049l\u{1B}[?25h\u{1B}[0m\r\n") }
    return status < 0 ? nil : status
  }

  /// Whether a shell would find a program of that name.
  package func hasProgram(_ name: String) -> Bool {
    if name.contains("/") { return access(name, X_OK) == 0 }
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
