import SequenceDiagrams

/// What of the conversation a session draws.
struct Viewing {
  /// Whether rows that repeat those above them are counted instead of drawn.
  var foldsRepeats = true
  /// The numbers of rows whose inside is counted instead of drawn.
  var foldedRows: Set<Int> = []
  /// The levels of cause that are drawn; nil for all.
  var depth: Int?
  /// Which rows are drawn.
  var filter = RowFilter()

  /// Options for a drawing, with all of this in them.
  func applied(to options: DiagramOptions) -> DiagramOptions {
    var options = options
    options.foldsRepeats = foldsRepeats
    options.foldedRows = foldedRows
    options.depth = depth
    options.filter = filter
    return options
  }
}
