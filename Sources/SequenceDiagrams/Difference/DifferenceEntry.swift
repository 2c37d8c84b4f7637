/// A line in a listing of a difference between two traces: one row, or several rows that the line only counts.
///
/// Rows are given by their indices in `TraceDifference.rows`.
public enum DifferenceEntry: Hashable, Sendable {
  /// A row (numbered event) that the line shows.
  case row(Int)
  /// At least two adjacent unchanged rows (numbered events), which the line counts.
  case asBefore(Range<Int>)
  /// Adjacent rows (numbered events) that the line counts: more or fewer repetitions of a row than in the other trace.
  case surplus(Range<Int>)

  /// The indices of the rows (numbered events) that the line shows or counts.
  public var indices: Range<Int> {
    switch self {
    case .row(let index): index..<index + 1
    case .asBefore(let indices), .surplus(let indices): indices
    }
  }
}

extension TraceDifference {
  /// Returns the lines of a listing that shows each changed row with `context` rows before and after it, and counts all others.
  ///
  /// Each row belongs to one line. A single unchanged row is shown, surplus repetitions are not. A negative `context` counts as 0.
  ///
  /// - Complexity: O(*n*) in the number of rows.
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
