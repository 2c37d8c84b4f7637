/// A parsed line of the notation; its event is stored separately.
struct NotationLine {
  enum Content {
    case nothing
    case lanes([Int])
    case pause(milliseconds: Int)
    case executor(String)
    case event
    /// A row, or the end of a call.
    case row
    /// A row without a number, from the assembly of a module.
    case assembly
  }

  var depth = 0
  var content = Content.nothing
  /// The cause written as `^N`; 0 for an explicit absence.
  var cause: Int?

  // Indices into `NotationNames`.
  var sender = NotationNames.absent
  var receiver = NotationNames.absent
  var objects: [Int] = []
}

extension NotationLine.Content {
  /// Whether the line is an event outside an assembly.
  var isEvent: Bool {
    switch self {
    case .event, .row: true
    case .nothing, .lanes, .pause, .executor, .assembly: false
    }
  }
}
