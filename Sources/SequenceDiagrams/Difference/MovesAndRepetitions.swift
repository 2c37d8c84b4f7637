import Traces

/// How many adjacent equal rows (numbered events) the earlier and the later of two compared traces have at one place.
public struct Repetition: Hashable, Sendable {
  /// The number of equal rows (numbered events) in the earlier trace.
  public let before: Int
  /// The number of equal rows (numbered events) in the later trace.
  public let after: Int
}

extension TreeMatch {
  /// Returns pairs of subtrees removed at one place and added at another, the largest first; an answer moves with its call.
  func movedSubtrees() -> [SiblingMatch.Pair] {
    var candidates: [Int: [Int]] = [:]
    for row in new.partners.indices.reversed()
    where new.partners[row] == nil && !new.surplus.contains(row) && !new.event(row).isAnswer {
      candidates[new.subtreeNumbers[row], default: []].append(row)
    }
    let subtrees = old.subtreeNumbers
    let sizes = old.tree.sizes
    let removed = old.partners.indices.filter { row in
      old.partners[row] == nil && candidates[subtrees[row]] != nil && !old.surplus.contains(row)
    }
    var pairs: [SiblingMatch.Pair] = []
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    for row in removed.sorted(by: { sizes[$0] > sizes[$1] }) where !taken.old.contains(row) {
      while let position = candidates[subtrees[row]]?.popLast() {
        guard !taken.new.contains(position) else { continue }
        pairs.append((old: row, new: position))
        taken.old.formUnion(old.tree.subtree(of: row))
        taken.new.formUnion(new.tree.subtree(of: position))
        break
      }
    }
    return pairs
  }

  /// Marks unmatched siblings as surplus if they repeat an adjacent matched one; of equal siblings the first are matched.
  mutating func findRepetitions(_ oldSiblings: [Int], _ newSiblings: [Int]) {
    for run in old.runs(of: oldSiblings) { countRepetitions(old: run) }
    for run in new.runs(of: newSiblings) where !run.contains(where: { repeated[$0] != nil }) {
      countRepetitions(new: run)
    }
  }

  private mutating func countRepetitions(old run: ArraySlice<Int>) {
    let open = run.filter { old.partners[$0].map(isUnchanged) ?? true }
    let found = open.compactMap { old.partners[$0] }
    guard let first = found.first, found.count < open.count, repeated[first] == nil else { return }
    let extra = open.count - found.count
    repeated[first] = Repetition(before: run.count, after: run.count - extra)
    for row in open.suffix(extra) { old.dropSurplus(row) }
    for pair in zip(open, found) { linkSubtrees(pair) }
  }

  private mutating func countRepetitions(new run: ArraySlice<Int>) {
    let open = run.filter { new.partners[$0] == nil || isUnchanged($0) }
    let found = open.compactMap { new.partners[$0] }
    guard let first = open.first, !found.isEmpty, found.count < open.count else { return }
    let extra = open.count - found.count
    repeated[first] = Repetition(before: run.count - extra, after: run.count)
    for row in open.suffix(extra) { new.dropSurplus(row) }
    for pair in zip(found, open) { linkSubtrees(pair) }
  }

  private func isUnchanged(_ row: Int) -> Bool {
    new.partners[row].map { old.subtreeNumbers[$0] == new.subtreeNumbers[row] } ?? false
  }
}
