/// Why and where a text is not a trace in one of the two formats.
public struct TraceSyntaxError<FormatProblem>: Error, Hashable
where FormatProblem: Hashable & Sendable & CustomStringConvertible {
  /// What can be wrong with a text of the format.
  public typealias Problem = FormatProblem

  /// The line, from 1.
  public let line: Int
  /// The column, from 1, counted in characters.
  public let column: Int
  /// What is wrong there.
  public let problem: Problem

  /// Makes an error; line and column count from 1.
  public init(line: Int, column: Int, problem: Problem) {
    self.line = line
    self.column = column
    self.problem = problem
  }
}

// MARK: - CustomStringConvertible

extension TraceSyntaxError: CustomStringConvertible {
  /// Where it is, what is wrong and what to write instead.
  public var description: String { "line \(line), column \(column): \(problem)" }
}

/// Why and where a text is not a trace, in whichever of the two formats it is.
public enum TraceReadingError: Error, Hashable, Sendable {
  /// It is not the notation.
  case notation(NotationError)
  /// It is not JSON Lines.
  case jsonLines(JSONLinesError)
}

extension TraceReadingError {
  /// The line, from 1.
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

  /// The same as it is told of a file, so that an editor can go there:
  /// `open.trace:2:6: expected an arrow`.
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
  /// Where it is, what is wrong and what to write instead.
  public var description: String {
    switch self {
    case .notation(let error): error.description
    case .jsonLines(let error): error.description
    }
  }
}
