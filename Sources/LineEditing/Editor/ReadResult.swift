/// What came of asking for a line.
package enum ReadResult: Equatable, Sendable {
  /// A line without its end; a paste of several lines is one, with newlines inside.
  case line(String)
  /// Ctrl-C was pressed; what had been typed is gone.
  case interrupted
  /// There are no more lines.
  case endOfInput
}
