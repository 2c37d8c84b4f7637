/// A source of lines: a terminal, a pipe or a file.
package protocol LineReader: AnyObject {
  /// Waits for the next line.
  func readLine(_ prompt: Prompt) -> ReadResult
}
