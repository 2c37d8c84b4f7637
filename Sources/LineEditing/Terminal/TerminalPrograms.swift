import CTerminal
import Platform

// Running other programs on the terminal, such as a pager.

extension Terminal {
  /// Pipes a text to a shell command and waits until the command ends.
  ///
  /// `variables` are set for the command; a nil value removes a variable. Returns the exit status, or 128 plus a signal's number;
  /// nil if no shell starts. The terminal's modes are restored.
  package func pipe(_ text: String, to command: String, variables: [String: String?]) -> Int32? {
    var text = text
    let status = withCStrings(environment(with: variables)) { variables in
      text.withUTF8 { terminal_pipe_to(command, variables, $0.baseAddress, $0.count) }
    }
    if status > 128 { write("\u{1B}[?1049l\u{1B}[?25h\u{1B}[0m\r\n") }
    return status < 0 ? nil : status
  }

  /// Returns whether this user may execute `name`, a path with a slash or a name in a folder of `PATH`; false for a folder.
  package func hasProgram(_ name: String) -> Bool {
    if name.contains("/") { return isExecutable(name) }
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { isExecutable("\($0)/\(name)") }
  }

  /// Returns whether this user may run the file at `path`; false for a folder, which `access` allows to be searched.
  private func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0 && access(path + "/.", F_OK) != 0
  }
}
