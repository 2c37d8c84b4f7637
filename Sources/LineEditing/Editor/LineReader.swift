/// A source of typed lines: a terminal, a pipe or a file.
package protocol LineReader: AnyObject {
  func readLine(_ prompt: Prompt) -> ReadResult
}

/// The result of reading a line.
package enum ReadResult: Equatable, Sendable {
  /// A line without its line end; a paste of several lines is one line with newlines inside.
  case line(String)
  /// Ctrl-C, after which the typed text is dropped.
  case interrupted
  /// The end of the input.
  case endOfInput
}
