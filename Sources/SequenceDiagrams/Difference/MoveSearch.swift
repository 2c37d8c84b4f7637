import Sequences
import Traces

/// A search for subtrees of rows (numbered events) that were removed at one place and added unchanged at another.
struct MoveSearch {
  private(set) var pairs: [SiblingMatch.Pair] = []
  private let match: TreeMatch
  private var candidates: [Int: [Int]] = [:]
  private var taken: (old: Set<Int>, new: Set<Int>) = ([], [])

  /// Searches the unmatched rows of both traces, the largest subtrees first; an answer moves only together with its call.
  init(_ match: TreeMatch) {
    self.match = match
    findCandidates()
    guard !candidates.isEmpty else { return }
    for row in leftovers where !taken.old.contains(row) { findIndex(of: row) }
  }

  private mutating func findCandidates() {
    for row in match.oldRows.indices.reversed()
    where match.oldRows[row] == nil && !match.surplus.new.contains(row) {
      guard !match.new.event(row).isAnswer else { continue }
      candidates[match.new.numbers.subtrees[row], default: []].append(row)
    }
  }

  private var leftovers: [Int] {
    let sizes = match.old.tree.sizes
    return match.newRows.indices.filter { row in
      match.newRows[row] == nil && candidates[match.old.numbers.subtrees[row]] != nil
        && !match.surplus.old.contains(row)
    }
    .sorted { (sizes[$1], $0) < (sizes[$0], $1) }
  }

  private mutating func findIndex(of row: Int) {
    let subtree = match.old.numbers.subtrees[row]
    while let position = candidates[subtree]?.popLast() {
      guard !taken.new.contains(position) else { continue }
      pairs.append(SiblingMatch.Pair(old: row, new: position))
      taken.old.formUnion(match.old.tree.subtree(of: row))
      taken.new.formUnion(match.new.tree.subtree(of: position))
      return
    }
  }
}
