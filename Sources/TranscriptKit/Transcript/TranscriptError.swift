/// The reason why a file cannot be read as a transcript.
package struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the file at which the error occurs, from 1.
  package let line: Int
  /// A sentence about the error, and a sentence about how to correct the file.
  package let description: String

  init(line: Int, _ description: String) {
    self.line = line
    self.description = description
  }
}
