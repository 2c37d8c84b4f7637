/// One line of the notation, read by itself; what happened there is an event beside it.
struct NotationLine {
  /// What a line can say.
  enum Content {
    case nothing
    case lanes([Int])
    case pause(milliseconds: Int)
    case executor(String)
    case event
    /// A row, or the end of a call: what is among the rows.
    case row
    /// A row without a number, as in the assembly of a module.
    case assembly
  }

  /// The levels of indentation.
  var depth = 0
  var content = Content.nothing
  /// The cause where it is written; 0 for none.
  var cause: Int?

  // Indices among all names.
  var sender = NotationNames.absent
  var receiver = NotationNames.absent
  var objects: [Int] = []
}

extension NotationLine.Content {
  /// Whether the line says what happened, outside an assembly.
  var isEvent: Bool {
    switch self {
    case .event, .row: true
    case .nothing, .lanes, .pause, .executor, .assembly: false
    }
  }
}
