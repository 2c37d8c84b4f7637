import Traces

/// All rows of two traces that are compared, in one order; a row is made when it is asked for.
public struct DifferenceRows: RandomAccessCollection, Sendable {
  /// How the traces were matched.
  let match: TreeMatch
  /// The rows of both in one order.
  let merged: [MergedRows.Row]
  private let positions: (old: [Int], new: [Int])

  /// Puts the rows of two traces in one order.
  init(_ match: TreeMatch) {
    self.match = match
    merged = MergedRows(match).rows
    var old = Array(repeating: 0, count: match.newRows.count)
    var new = Array(repeating: 0, count: match.oldRows.count)
    for (index, row) in merged.enumerated() {
      if row.isOld { old[row.index] = index } else { new[row.index] = index }
    }
    for (row, found) in match.newRows.enumerated() {
      if let found { old[row] = new[found] }
    }
    positions = (old, new)
  }

  /// The index of the first row.
  public var startIndex: Int { 0 }
  /// The index after the last row.
  public var endIndex: Int { merged.count }

  /// The row at an index.
  public subscript(index: Int) -> DifferenceRow {
    let row = merged[index]
    let trace = row.isOld ? match.old : match.new
    return DifferenceRow(
      event: trace.event(row.index),
      isBefore: row.isOld,
      mark: mark(at: index),
      depth: trace.tree.depths[row.index],
      was: row.isOld ? nil : match.oldRows[row.index].map { match.old.event($0) },
      repetition: row.isOld ? nil : match.repeated[row.index],
      parent: parent(of: index)
    )
  }
}

extension DifferenceRows {
  /// The event of the row at an index.
  func event(at index: Int) -> Event {
    (merged[index].isOld ? match.old : match.new).event(merged[index].index)
  }

  /// What became of the row at an index.
  public func mark(at index: Int) -> DifferenceRow.Mark {
    let row = merged[index].index
    if merged[index].isOld { return match.surplus.old.contains(row) ? .surplus : .removed }
    guard let old = match.oldRows[row] else {
      return match.surplus.new.contains(row) ? .surplus : .added
    }
    if match.moved.contains(row) { return .moved }
    if match.repeated[row] != nil { return .repeated }
    return match.old.numbers.rows[old] == match.new.numbers.rows[row] ? .same : .changed
  }

  /// The index of the row inside which a row happened.
  func parent(of index: Int) -> Int? {
    let row = merged[index]
    let trace = row.isOld ? match.old : match.new
    return trace.tree.parents[row.index].map { row.isOld ? positions.old[$0] : positions.new[$0] }
  }

  /// Whether nothing is marked.
  var isUnchanged: Bool { indices.allSatisfy { mark(at: $0) == .same } }
}
