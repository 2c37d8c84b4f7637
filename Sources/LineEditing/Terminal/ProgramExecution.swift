import CTerminal
import Platform

extension Terminal {
  /// Runs this program again with other arguments, some environment variables changed, and `input` as its input.
  ///
  /// Returns the output, and the exit status or 128 plus a signal's number; nil if the program cannot be started with the input.
  package func runAgain(
    _ arguments: [String],
    variables: [String: String],
    input: [UInt8]
  ) -> (status: Int32, output: [UInt8])? {
    guard let source = tmpfile(), let sink = tmpfile() else { return nil }
    defer { for file in [source, sink] { fclose(file) } }
    guard fwrite(input, 1, input.count, source) == input.count, fflush(source) == 0 else {
      return nil
    }
    rewind(source)
    let status = withCStrings(["viperlab"] + arguments) { arguments in
      withCStrings(environment(with: variables)) { environment in
        terminal_run_again(arguments, environment, fileno(source), fileno(sink))
      }
    }
    guard status >= 0 else { return nil }
    fseek(sink, 0, SEEK_END)
    let count = max(0, ftell(sink))
    rewind(sink)
    let output = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = fread(buffer.baseAddress, 1, count, sink)
    }
    return (status, output)
  }

  /// The path of the running program's file, without symbolic links; nil if it is unknown.
  package var programPath: String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard terminal_program_path(&path, path.count) else { return nil }
    let real = realpath(path, nil)
    defer { free(real) }
    return real.map { String(cString: $0) }
  }

  /// Replaces this process by the program at a path, with the same arguments; returns only if that fails.
  package func restart(as program: String) {
    withCStrings(CommandLine.arguments) { _ = execv(program, $0) }
  }

  /// Returns the process's environment as `NAME=value`, with some variables changed; a nil value removes the variable.
  func environment(with variables: [String: String?]) -> [String] {
    var lines: [String] = []
    var next = environ
    while let line = next.pointee {
      lines.append(String(cString: line))
      next += 1
    }
    let others = lines.filter { line in !variables.keys.contains { line.hasPrefix($0 + "=") } }
    return others + variables.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
  }

  func withCStrings<Result>(
    _ texts: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

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
