/// The parsed parts of a line of the notation that are not fields of its event.
struct NotationLine {
  enum Content {
    case nothing
    case lanes([Int])
    case pause(milliseconds: Int)
    case executor(String)
    case event
    /// An event with an arrow, such as a call or its end.
    case row
    /// An event with an arrow but no row number, from the assembly of a module before the first action.
    case assembly
  }

  var depth = 0
  var content = Content.nothing
  /// The number of the causing row (numbered event) if written as `^N`, 0 for `^0` (no cause); nil if not written.
  var cause: Int?

  // Indices into `NotationNames`.
  var sender = NotationNames.absent
  var receiver = NotationNames.absent
  var objects: [Int] = []
}

extension NotationLine.Content {
  /// Whether this content is an event, other than an event from the assembly of a module.
  var isEvent: Bool {
    switch self {
    case .event, .row: true
    case .nothing, .lanes, .pause, .executor, .assembly: false
    }
  }
}
