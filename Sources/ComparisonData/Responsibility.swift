import Stage

/// A piece of work that every architecture does in some type.
public enum Responsibility: String, CaseIterable, Sendable {
  /// Get the data from the Store.
  case get
  /// Turn the data into text for people.
  case format
  /// Decide what is allowed and what comes next.
  case decide
  /// Put the text on the screen.
  case draw
  /// Open another screen.
  case navigate
  /// Keep the data that the screen needs later.
  case keep
}

extension Variant {
  /// Returns the type, file and line of the method that fulfils a responsibility; nil if none is named, or the source
  /// does not declare it.
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
