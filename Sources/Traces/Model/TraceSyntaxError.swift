/// The position and reason of a syntax error in a trace file, in the notation of traces or in JSON Lines.
public struct TraceSyntaxError<FormatProblem>: Error, Hashable
where FormatProblem: Hashable & Sendable & CustomStringConvertible {
  /// The reasons for an error in the file's format.
  public typealias Problem = FormatProblem

  /// The number of the malformed line, from 1.
  public let line: Int
  /// The column of the error in its line, from 1, counted in characters.
  public let column: Int
  /// The reason for the error.
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
  /// The error's position and reason, with the correct spelling where one is known.
  public var description: String { "line \(line), column \(column): \(problem)" }
}

/// A syntax error in a trace file, in either of its formats.
public enum TraceReadingError: Error, Hashable, Sendable {
  /// An error in a file in the notation of traces.
  case notation(NotationError)
  /// An error in a file of JSON Lines.
  case jsonLines(JSONLinesError)
}

extension TraceReadingError {
  /// The number of the malformed line, from 1.
  public var line: Int {
    switch self {
    case .notation(let error): error.line
    case .jsonLines(let error): error.line
    }
  }

  /// The column of the error in its line, from 1, counted in characters.
  public var column: Int {
    switch self {
    case .notation(let error): error.column
    case .jsonLines(let error): error.column
    }
  }

  /// Returns the error after the name of its file and its position, in the form that editors recognise:
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
  /// The error's position and reason, with the correct spelling where one is known.
  public var description: String {
    switch self {
    case .notation(let error): error.description
    case .jsonLines(let error): error.description
    }
  }
}
