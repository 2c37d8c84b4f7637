/// The result of reading a line.
package enum ReadResult: Equatable, Sendable {
  /// A line without its end; a paste of several lines is one line with newlines inside.
  case line(String)
  /// Ctrl-C was pressed, and the typed text was dropped.
  case interrupted
  /// The input has ended.
  case endOfInput
}
