/// An error in a line of a trace file, in the text notation of traces or in JSON Lines.
public struct TraceReadingError: Error, Hashable {
  /// The number of the malformed line, from 1.
  public let line: Int
  /// The column of the error in its line, from 1, counted in characters.
  public let column: Int
  /// The reason for the error in words, with the correct spelling if one is known.
  public let problem: String

  /// Creates an error; line and column count from 1.
  public init(line: Int, column: Int, problem: String) {
    self.line = line
    self.column = column
    self.problem = problem
  }

  /// Returns the error after the file's name and the position, in the form that editors recognise: `open.trace:2:6: expected an
  /// arrow`.
  public func description(in file: String) -> String { "\(file):\(line):\(column): \(problem)" }

  static let superfluousText = "expected the end of the line"
  static let missingRow = "expected a row such as View -> Presenter fetchProducts()"
  static let wrongUTF8 = "these bytes are not UTF-8"

  static func oddIndentation(_ blanks: Int) -> String {
    "indented by \(blanks.counted("blank")); a level is two blanks"
  }
}

extension TraceReadingError: CustomStringConvertible {
  /// The position and the reason of the error.
  public var description: String { "line \(line), column \(column): \(problem)" }
}
