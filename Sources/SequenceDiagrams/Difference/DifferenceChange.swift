/// One thing that changed: a row with what stands inside it, or several alike that follow each
/// other.
public struct DifferenceChange: Hashable, Sendable {
  /// What became of it.
  public let mark: DifferenceRow.Mark
  /// The index of its first row among all rows.
  public let index: Int
  /// The index of the last of the neighbours it speaks of, without what stands inside.
  public internal(set) var lastIndex: Int
  /// How many neighbours it speaks of.
  public internal(set) var count = 1
  /// How many rows carry its mark because of it.
  public internal(set) var rowCount = 1
}

extension TraceDifference {
  /// What changed, in order; what was added or removed as a whole is one change.
  ///
  /// Every row with a mark belongs to one of them, but those that are only repeated. Takes time linear in the rows.
  public var changes: [DifferenceChange] {
    var changes: [DifferenceChange] = []
    var owners: [Int: Int] = [:]
    for index in rows.indices {
      let mark = rows.mark(at: index)
      guard mark != .same, mark != .surplus else { continue }
      let change = DifferenceChange(mark: mark, index: index, lastIndex: index)
      if let owner = owner(of: index, mark, owners) {
        changes[owner].rowCount += 1
        owners[index] = owner
      } else if let last = changes.last, rows.continues(last, with: change) {
        changes[changes.count - 1].lastIndex = index
        changes[changes.count - 1].count += 1
        changes[changes.count - 1].rowCount += 1
        owners[index] = changes.count - 1
      } else {
        changes.append(change)
        owners[index] = changes.count - 1
      }
    }
    return changes
  }

  /// The change of the row inside which a row was added or removed, if it was so itself.
  private func owner(of index: Int, _ mark: DifferenceRow.Mark, _ owners: [Int: Int]) -> Int? {
    guard mark == .added || mark == .removed, let parent = rows.parent(of: index),
      rows.mark(at: parent) == mark
    else { return nil }
    return owners[parent]
  }
}

extension DifferenceRows {
  /// Whether a change is more of the one before it: the next repetition, or the next that moved
  /// from and to the same index.
  fileprivate func continues(_ last: DifferenceChange, with next: DifferenceChange) -> Bool {
    let row = merged[next.index]
    let trace = row.isOld ? match.old : match.new
    guard last.mark == next.mark, let previousSibling = trace.tree.previousSibling(of: row.index),
      merged[last.lastIndex] == MergedRows.Row(isOld: row.isOld, index: previousSibling)
    else { return false }
    switch next.mark {
    case .added, .removed:
      return trace.numbers.subtrees[previousSibling] == trace.numbers.subtrees[row.index]
    case .moved:
      return match.oldRows[row.index].flatMap { match.old.tree.previousSibling(of: $0) }
        == match.oldRows[previousSibling]
    default: return false
    }
  }
}
