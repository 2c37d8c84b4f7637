/// A parsed line of the notation without its event, which is stored separately.
struct NotationLine {
  enum Content {
    case nothing
    case lanes([Int])
    case pause(milliseconds: Int)
    case executor(String)
    case event
    /// An event with an arrow, such as a call or its end.
    case row
    /// An event with an arrow that gets no row number, from the assembly of a module.
    case assembly
  }

  var depth = 0
  var content = Content.nothing
  /// The number of the causing row, if written as `^N`; 0 for `^0`, which says that there is none; else nil.
  var cause: Int?

  // Indices into `NotationNames`.
  var sender = NotationNames.absent
  var receiver = NotationNames.absent
  var objects: [Int] = []
}

extension NotationLine.Content {
  /// Whether a line with this content is an event outside the assembly of a module.
  var isEvent: Bool {
    switch self {
    case .event, .row: true
    case .nothing, .lanes, .pause, .executor, .assembly: false
    }
  }
}
