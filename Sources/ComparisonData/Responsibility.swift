import Stage

/// A piece of work that every architecture has to do, but not in the same type.
public enum Responsibility: String, CaseIterable, Sendable {
  /// Getting the data from the Store, the data source that all variants share.
  case get
  /// Turning the data into text for people.
  case format
  /// Deciding what is allowed and what comes next.
  case decide
  /// Putting the text on the screen.
  case draw
  /// Opening another screen.
  case navigate
  /// Keeping the data that the screen needs later.
  case keep
}

extension Variant {
  /// Returns the type, the file and the line, from 1, of the method that fulfils a responsibility.
  ///
  /// Nil if the variant names no method for the responsibility, or if no source file declares the method.
  public func location(of responsibility: Responsibility) -> (
    type: String, file: String, line: Int
  )? {
    guard let method = methods[responsibility], let dot = method.firstIndex(of: ".") else {
      return nil
    }
    let type = String(method[..<dot])
    let name = String(method[method.index(after: dot)...])
    for file in sources {
      if let line = file.line(ofMethod: name, in: type) { return (type, file.name, line) }
    }
    return nil
  }
}
