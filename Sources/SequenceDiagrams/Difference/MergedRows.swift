/// The rows of two compared traces in one order: all rows of the later trace, with the removed rows at their former places.
struct MergedRows {
  struct Row: Hashable, Sendable {
    let isOld: Bool
    let index: Int
  }

  private(set) var rows: [Row] = []
  private let match: TreeMatch
  /// For each row of the earlier trace, an index in the later one: where a removed row is inserted, or a kept row's subtree ends.
  private var behind: [Int] = []

  init(_ match: TreeMatch) {
    self.match = match
    findIndices()
    var missing = match.newRows.indices.filter { match.newRows[$0] == nil }
    missing.sort { (behind[$0], $0) < (behind[$1], $1) }
    var rest = missing[...]
    for position in 0...match.oldRows.count {
      while let row = rest.first, behind[row] == position {
        rows.append(Row(isOld: true, index: rest.removeFirst()))
      }
      if position < match.oldRows.count { rows.append(Row(isOld: false, index: position)) }
    }
  }

  private mutating func findIndices() {
    let ends = match.new.tree.ends
    let tree = match.old.tree
    var latest: [Int?] = Array(repeating: nil, count: tree.count + 1)
    for row in 0..<tree.count {
      let parent = tree.parents[row]
      if let found = match.newRows[row], !match.moved.contains(found) {
        behind.append(ends[found])
      } else {
        behind.append(position(of: row, in: parent, behind: latest[parent.map { $0 + 1 } ?? 0]))
      }
      latest[parent.map { $0 + 1 } ?? 0] = row
    }
  }

  /// Returns the index in the later trace before which `row`, an unmatched or moved row of the earlier trace, would stand.
  ///
  /// `parent` and `sibling` are its parent and previous sibling in the earlier trace; nil if there is none.
  private func position(of row: Int, in parent: Int?, behind sibling: Int?) -> Int {
    if let parent, match.newRows[parent] == nil { return behind[parent] }
    if let parent, row > 0, !match.old.tree.holds(row - 1, in: parent) { return behind[row - 1] }
    if let sibling { return behind[sibling] }
    return parent.flatMap { match.newRows[$0] }.map { $0 + 1 } ?? 0
  }
}
