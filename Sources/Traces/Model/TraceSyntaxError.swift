/// The position and reason of a syntax error in one of the two formats.
public struct TraceSyntaxError<FormatProblem>: Error, Hashable
where FormatProblem: Hashable & Sendable & CustomStringConvertible {
  /// The errors of the format.
  public typealias Problem = FormatProblem

  /// The line number, from 1.
  public let line: Int
  /// The column, from 1, counted in characters.
  public let column: Int
  /// The reason of the error.
  public let problem: Problem

  /// Creates an error; line and column count from 1.
  public init(line: Int, column: Int, problem: Problem) {
    self.line = line
    self.column = column
    self.problem = problem
  }
}

// MARK: - CustomStringConvertible

extension TraceSyntaxError: CustomStringConvertible {
  /// The position, the reason and what to write instead.
  public var description: String { "line \(line), column \(column): \(problem)" }
}

/// A syntax error in either format of a trace.
public enum TraceReadingError: Error, Hashable, Sendable {
  /// An error in the notation.
  case notation(NotationError)
  /// An error in JSON Lines.
  case jsonLines(JSONLinesError)
}

extension TraceReadingError {
  /// The line number, from 1.
  public var line: Int {
    switch self {
    case .notation(let error): error.line
    case .jsonLines(let error): error.line
    }
  }

  /// The column, from 1, counted in characters.
  public var column: Int {
    switch self {
    case .notation(let error): error.column
    case .jsonLines(let error): error.column
    }
  }

  /// Returns the error with a file name, in the form that editors recognise: `open.trace:2:6: expected an arrow`.
  public func description(in file: String) -> String {
    let problem =
      switch self {
      case .notation(let error): "\(error.problem)"
      case .jsonLines(let error): "\(error.problem)"
      }
    return "\(file):\(line):\(column): \(problem)"
  }
}

// MARK: - CustomStringConvertible

extension TraceReadingError: CustomStringConvertible {
  /// The position, the reason and what to write instead.
  public var description: String {
    switch self {
    case .notation(let error): error.description
    case .jsonLines(let error): error.description
    }
  }
}
