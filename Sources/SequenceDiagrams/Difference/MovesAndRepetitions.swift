import Sequences
import Traces

/// How many adjacent equal rows (numbered events) the earlier and the later of two compared traces have at one place.
public struct Repetition: Hashable, Sendable {
  /// The number of equal rows (numbered events) in the earlier trace.
  public let before: Int
  /// The number of equal rows (numbered events) in the later trace.
  public let after: Int

  /// Creates a pair of counts of equal rows (numbered events).
  public init(before: Int, after: Int) {
    self.before = before
    self.after = after
  }
}

extension TreeMatch {
  /// Returns pairs of subtrees removed at one place and added at another, the largest first; an answer moves with its call.
  func movedSubtrees() -> [SiblingMatch.Pair] {
    var candidates: [Int: [Int]] = [:]
    for row in oldRows.indices.reversed()
    where oldRows[row] == nil && !surplus.new.contains(row) && !new.event(row).isAnswer {
      candidates[new.numbers.subtrees[row], default: []].append(row)
    }
    let subtrees = old.numbers.subtrees
    let sizes = old.tree.sizes
    let removed = newRows.indices.filter { row in
      newRows[row] == nil && candidates[subtrees[row]] != nil && !surplus.old.contains(row)
    }
    var pairs: [SiblingMatch.Pair] = []
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    for row in removed.sorted(by: { (sizes[$1], $0) < (sizes[$0], $1) })
    where !taken.old.contains(row) {
      while let position = candidates[subtrees[row]]?.popLast() {
        guard !taken.new.contains(position) else { continue }
        pairs.append(SiblingMatch.Pair(old: row, new: position))
        taken.old.formUnion(old.tree.subtree(of: row))
        taken.new.formUnion(new.tree.subtree(of: position))
        break
      }
    }
    return pairs
  }

  /// Marks unmatched siblings as surplus if they repeat an adjacent matched one; of equal siblings the first are matched.
  mutating func findRepetitions(_ oldSiblings: [Int], _ newSiblings: [Int]) {
    for run in old.runs(of: oldSiblings) { countRepetitions(in: run, isOld: true) }
    for run in new.runs(of: newSiblings) where !run.contains(where: { repeated[$0] != nil }) {
      countRepetitions(in: run, isOld: false)
    }
  }

  private mutating func countRepetitions(in run: ArraySlice<Int>, isOld: Bool) {
    let open = run.filter { row in
      partner(of: row, isOld: isOld).map { isUnchanged(isOld ? $0 : row) } ?? true
    }
    let found = open.compactMap { partner(of: $0, isOld: isOld) }
    guard let first = isOld ? found.first : open.first, !found.isEmpty, found.count < open.count,
      repeated[first] == nil
    else { return }
    let extra = open.count - found.count
    let (before, after) = isOld ? (run.count, run.count - extra) : (run.count - extra, run.count)
    repeated[first] = Repetition(before: before, after: after)
    for row in open.suffix(extra) { dropSurplus(row, isOld: isOld) }
    for (row, other) in zip(open, found) {
      let pair = SiblingMatch.Pair(old: row, new: other)
      linkSubtrees(isOld ? pair : pair.swapped)
    }
  }

  private func partner(of row: Int, isOld: Bool) -> Int? { isOld ? newRows[row] : oldRows[row] }

  private func isUnchanged(_ row: Int) -> Bool {
    oldRows[row].map { old.numbers.subtrees[$0] == new.numbers.subtrees[row] } ?? false
  }
}
