import Traces

/// All rows of two traces that are compared, in one order; a row is made when it is asked for.
public struct DifferenceRows: RandomAccessCollection, Sendable {
  /// How the traces were matched.
  let match: TreeMatch
  /// The rows of both in one order.
  let merged: [MergedRows.Row]
  private let places: (old: [Int], new: [Int])

  /// Puts the rows of two traces in one order.
  init(_ match: TreeMatch) {
    self.match = match
    merged = MergedRows(match).rows
    var old = Array(repeating: 0, count: match.newRows.count)
    var new = Array(repeating: 0, count: match.oldRows.count)
    for (place, row) in merged.enumerated() {
      if row.isOld { old[row.place] = place } else { new[row.place] = place }
    }
    for (row, found) in match.newRows.enumerated() {
      if let found { old[row] = new[found] }
    }
    places = (old, new)
  }

  /// The place of the first row.
  public var startIndex: Int { 0 }
  /// The place after the last row.
  public var endIndex: Int { merged.count }

  /// The row at a place.
  public subscript(place: Int) -> DifferenceRow {
    let row = merged[place]
    let trace = row.isOld ? match.old : match.new
    return DifferenceRow(
      event: trace.event(row.place),
      isBefore: row.isOld,
      mark: mark(at: place),
      depth: trace.tree.depths[row.place],
      was: row.isOld ? nil : match.oldRows[row.place].map { match.old.event($0) },
      repetition: row.isOld ? nil : match.repeated[row.place],
      parent: parent(of: place)
    )
  }
}

extension DifferenceRows {
  /// The event of the row at a place.
  func event(at place: Int) -> Event {
    (merged[place].isOld ? match.old : match.new).event(merged[place].place)
  }

  /// What became of the row at a place.
  public func mark(at place: Int) -> DifferenceRow.Mark {
    let row = merged[place].place
    if merged[place].isOld { return match.surplus.old.contains(row) ? .surplus : .removed }
    guard let old = match.oldRows[row] else {
      return match.surplus.new.contains(row) ? .surplus : .added
    }
    if match.moved.contains(row) { return .moved }
    if match.repeated[row] != nil { return .repeated }
    return match.old.numbers.rows[old] == match.new.numbers.rows[row] ? .same : .changed
  }

  /// The place of the row inside which a row happened.
  func parent(of place: Int) -> Int? {
    let row = merged[place]
    let trace = row.isOld ? match.old : match.new
    return trace.tree.parents[row.place].map { row.isOld ? places.old[$0] : places.new[$0] }
  }

  /// Whether nothing is marked.
  var isUnchanged: Bool { indices.allSatisfy { mark(at: $0) == .same } }
}
