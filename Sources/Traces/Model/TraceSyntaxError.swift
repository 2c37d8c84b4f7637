/// The position and reason of a syntax error in a trace file, in the text notation of traces or in JSON Lines.
public struct TraceSyntaxError<FormatProblem>: Error, Hashable
where FormatProblem: Hashable & Sendable & CustomStringConvertible {
  /// The type of the reasons for an error, which depends on the file's format.
  public typealias Problem = FormatProblem

  /// The number of the malformed line, from 1.
  public let line: Int
  /// The column of the error in its line, from 1, counted in characters.
  public let column: Int
  /// The reason for the error.
  public let problem: Problem

  /// Creates a syntax error; line and column count from 1.
  public init(line: Int, column: Int, problem: Problem) {
    self.line = line
    self.column = column
    self.problem = problem
  }
}

extension TraceSyntaxError: CustomStringConvertible {
  /// The position and the reason of the error, with the correct spelling if one is known.
  public var description: String { "line \(line), column \(column): \(problem)" }
}

/// A syntax error in a trace file of either format, the text notation of traces or JSON Lines.
public enum TraceReadingError: Error, Hashable, Sendable {
  /// An error in a file in the text notation.
  case notation(NotationError)
  /// An error in a file of JSON Lines.
  case jsonLines(JSONLinesError)

  /// The number of the malformed line, from 1.
  public var line: Int { parts.line }

  /// The column of the error in its line, from 1, counted in characters.
  public var column: Int { parts.column }

  /// Returns the error after the file's name and the position, in the form that editors recognise: `open.trace:2:6: expected an
  /// arrow`.
  public func description(in file: String) -> String {
    "\(file):\(line):\(column): \(parts.problem)"
  }

  private var parts: (line: Int, column: Int, problem: any CustomStringConvertible) {
    switch self {
    case .notation(let error): (error.line, error.column, error.problem)
    case .jsonLines(let error): (error.line, error.column, error.problem)
    }
  }
}

extension TraceReadingError: CustomStringConvertible {
  /// The position and the reason of the error, with the correct spelling if one is known.
  public var description: String { "line \(line), column \(column): \(parts.problem)" }
}
