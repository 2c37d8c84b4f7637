import Traces

/// The rows (numbered events) of two compared traces in one order; a row is created each time it is accessed.
public struct DifferenceRows: RandomAccessCollection, Sendable {
  let match: TreeMatch
  let merged: [MergedRows.Row]
  private let positions: (old: [Int], new: [Int])

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

  /// The index of the first row (numbered event).
  public var startIndex: Int { 0 }
  /// The index after the last row (numbered event).
  public var endIndex: Int { merged.count }

  /// Returns the row (numbered event) at an index, in O(1).
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

  func event(at index: Int) -> Event {
    (merged[index].isOld ? match.old : match.new).event(merged[index].index)
  }

  /// Returns the kind of change of the row (numbered event) at an index, without creating the row.
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

  func parent(of index: Int) -> Int? {
    let row = merged[index]
    let trace = row.isOld ? match.old : match.new
    return trace.tree.parents[row.index].map { row.isOld ? positions.old[$0] : positions.new[$0] }
  }

  var isUnchanged: Bool { indices.allSatisfy { mark(at: $0) == .same } }
}
