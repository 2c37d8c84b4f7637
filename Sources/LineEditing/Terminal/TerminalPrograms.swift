import CTerminal
import Platform

// What else may have the terminal: a program that shows a text.

extension Terminal {
  /// Runs a shell command that reads a text, and waits for its end.
  ///
  /// `variables` are set for the command; one that is nil is removed. Returns the command's exit status,
  /// 128 and a signal's number if a signal ended it; nil when there is no shell. The terminal's modes are
  /// restored.
  package func pipe(_ text: String, to command: String, variables: [String: String?]) -> Int32? {
    var text = text
    let status = withCStrings(environment(with: variables)) { variables in
      text.withUTF8 { terminal_pipe_to(command, variables, $0.baseAddress, $0.count) }
    }
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
