/// One line of the notation, read by itself.
struct NotationLine {
  /// What a line can say.
  enum Content {
    case nothing
    case lanes([Int])
    case pause(milliseconds: Int)
    case executor(String)
    case event
    /// A row without a number, as in the assembly of a module.
    case assembly
  }

  /// The levels of indentation.
  var depth = 0
  var content = Content.nothing
  /// What happened, where the line says that something did.
  var event = Event(.note)
  /// The cause where it is written; 0 for none.
  var cause: Int?

  // The places of those who are named, among all names.
  var sender = NotationNames.nobody
  var receiver = NotationNames.nobody
  var objects: [Int] = []
}

extension NotationLine {
  /// Whether the line is a row or the end of a call: what has a place of its own among the rows.
  var isPlaced: Bool {
    if case .event = content { event.isRow || event.isAnswer } else { false }
  }
}
