/// A line of the notation: its event, the parsed parts that are not fields of the event, and the scanner that parses them.
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

  /// The scanner of the line's bytes, which are valid only while the line is read.
  var scanner: NotationScanner
  var event = Event(.note)
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
