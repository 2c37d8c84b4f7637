import SequenceDiagrams

/// The part of the loaded trace that a session draws, as the person has chosen it.
struct Viewing {
  /// Whether rows that repeat earlier ones are counted instead of drawn.
  var foldsRepeats = true
  /// The numbers of the rows whose nested rows are counted instead of drawn.
  var foldedRows: Set<Int> = []
  var depth: Int?
  var filter = RowFilter()

  func applied(to options: DiagramOptions) -> DiagramOptions {
    var options = options
    options.foldsRepeats = foldsRepeats
    options.foldedRows = foldedRows
    options.depth = depth
    options.filter = filter
    return options
  }
}
