import Stage

/// A piece of work that every architecture has to do somewhere.
public enum Responsibility: String, CaseIterable, Sendable {
  /// Get the data from where it is kept.
  case get
  /// Turn it into what people read.
  case format
  /// Decide what is allowed, and what comes next.
  case decide
  /// Put it on the screen.
  case draw
  /// Open another screen.
  case navigate
  /// Keep what the screen needs later.
  case keep
}

extension Variant {
  /// Where a piece of work is done: the type, and the location in its source; nil where no method is
  /// named for it, or that method is not there.
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
