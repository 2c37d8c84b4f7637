/// A line of a difference: a row, or rows that need not be seen one by one.
public enum DifferenceEntry: Hashable, Sendable {
  /// The row at that index among all rows.
  case row(Int)
  /// Rows that are as before.
  case asBefore(Range<Int>)
  /// Repetitions more or less of what another line says.
  case surplus(Range<Int>)

  /// The indices of the rows that it stands for.
  public var indices: Range<Int> {
    switch self {
    case .row(let index): index..<index + 1
    case .asBefore(let indices), .surplus(let indices): indices
    }
  }
}

extension TraceDifference {
  /// What changed, each with some rows before and after it, and all others folded.
  ///
  /// Every row stands in one entry, in order. A single row is never folded away as being as before.
  /// The context is a number of rows.
  ///
  /// Takes time linear in the rows.
  public func entries(context: Int = 2) -> [DifferenceEntry] {
    let isShown = shown(context: context)
    var entries: [DifferenceEntry] = []
    var start = 0
    while start < rows.count {
      let isSurplus = rows.mark(at: start) == .surplus
      var end = start + 1
      while end < rows.count, !isShown[start], !isShown[end],
        (rows.mark(at: end) == .surplus) == isSurplus
      { end += 1 }
      switch start..<end {
      case let indices where isSurplus: entries.append(.surplus(indices))
      case let indices where indices.count > 1: entries.append(.asBefore(indices))
      default: entries.append(.row(start))
      }
      start = end
    }
    return entries
  }

  /// Which rows are shown by themselves: what changed, and what stands near it.
  private func shown(context: Int) -> [Bool] {
    let context = Swift.min(Swift.max(0, context), rows.count)
    var shown = rows.indices.map { _ in false }
    var next = 0
    for index in rows.indices {
      let mark = rows.mark(at: index)
      guard mark != .same, mark != .surplus else { continue }
      next = Swift.max(next, index - context)
      while next < rows.count, next <= index + context {
        shown[next] = rows.mark(at: next) != .surplus
        next += 1
      }
    }
    return shown
  }
}
