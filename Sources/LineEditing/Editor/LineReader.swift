/// A source of typed lines: a terminal, a pipe or a file.
package protocol LineReader: AnyObject {
  /// Shows the prompt if the source does so, and waits for the next line.
  func readLine(_ prompt: Prompt) -> ReadResult
}
