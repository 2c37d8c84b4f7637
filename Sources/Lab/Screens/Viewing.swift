import SequenceDiagrams

/// The part of a trace that a session draws.
struct Viewing {
  /// Whether repeated rows are counted instead of drawn.
  var foldsRepeats = true
  /// The numbers of the rows whose nested rows are counted instead of drawn.
  var foldedRows: Set<Int> = []
  /// The maximum depth of nested rows drawn; nil for all.
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
