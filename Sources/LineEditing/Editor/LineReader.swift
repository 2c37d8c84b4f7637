/// A source of typed lines: a terminal, a pipe or a file.
package protocol LineReader: AnyObject {
  func readLine(_ prompt: Prompt) -> ReadResult
}
