/// A line of a difference: a row, or rows that need not be seen one by one.
public enum DifferenceEntry: Hashable, Sendable {
  /// The row at that position.
  case row(Int)
  /// Rows that are as before.
  case asBefore(Range<Int>)
  /// Repetitions more or less of what another line says.
  case surplus(Range<Int>)

  /// The positions of the rows that it stands for.
  public var indices: Range<Int> {
    switch self {
    case .row(let position): position..<position + 1
    case .asBefore(let positions), .surplus(let positions): positions
    }
  }
}

extension TraceDifference {
  /// What changed, each with some rows before and after it, and all others folded.
  ///
  /// Every row stands in one entry, in order. A single row is never folded away as being as before.
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
      case let positions where isSurplus: entries.append(.surplus(positions))
      case let positions where positions.count > 1: entries.append(.asBefore(positions))
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
    for position in rows.indices {
      let mark = rows.mark(at: position)
      guard mark != .same, mark != .surplus else { continue }
      next = Swift.max(next, position - context)
      while next < rows.count, next <= position + context {
        shown[next] = rows.mark(at: next) != .surplus
        next += 1
      }
    }
    return shown
  }
}
