/// One line of the notation, read by itself.
struct NotationLine {
  /// What a line can say.
  enum Content {
    case nothing
    case lanes([Participant])
    case pause(milliseconds: Int)
    case executor(String)
    case event(Event)
    /// A row without a number, as in the assembly of a module.
    case assembly(Event)
  }

  /// The levels of indentation.
  var depth = 0
  var content = Content.nothing
  /// The cause where it is written; 0 for none.
  var cause: Int?
}

extension NotationLine {
  /// Whether the line is a row: what others can stand inside of.
  var isRow: Bool {
    if case .event(let event) = content { event.isRow } else { false }
  }
}
