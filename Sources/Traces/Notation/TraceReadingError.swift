/// Why and where a file is no trace, in whichever of the two formats it is.
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
