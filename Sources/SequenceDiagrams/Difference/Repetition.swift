import Sequences

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
  /// Marks unmatched rows as surplus if they repeat an adjacent matched sibling, in two lists of siblings.
  ///
  /// Of adjacent equal siblings the first are matched and the last are surplus.
  mutating func findRepetitions(_ oldSiblings: [Int], _ newSiblings: [Int]) {
    for run in old.runs(of: oldSiblings) { countRepetitions(old: run) }
    for run in new.runs(of: newSiblings) where !run.contains(where: { repeated[$0] != nil }) {
      countRepetitions(new: run)
    }
  }

  private mutating func countRepetitions(old run: ArraySlice<Int>) {
    let open = run.filter { newRows[$0].map(isUnchanged) ?? true }
    let found = open.compactMap { newRows[$0] }
    guard let first = found.first, found.count < open.count, repeated[first] == nil else { return }
    let extra = open.count - found.count
    repeated[first] = Repetition(before: run.count, after: run.count - extra)
    for row in open.suffix(extra) { dropSurplus(old: row) }
    for (old, new) in zip(open, found) { linkSubtrees(SiblingMatch.Pair(old: old, new: new)) }
  }

  private mutating func countRepetitions(new run: ArraySlice<Int>) {
    let open = run.filter { oldRows[$0] == nil || isUnchanged($0) }
    let found = open.compactMap { oldRows[$0] }
    guard let first = open.first, !found.isEmpty, found.count < open.count else { return }
    let extra = open.count - found.count
    repeated[first] = Repetition(before: run.count - extra, after: run.count)
    for row in open.suffix(extra) { dropSurplus(new: row) }
    for (old, new) in zip(found, open) { linkSubtrees(SiblingMatch.Pair(old: old, new: new)) }
  }

  private func isUnchanged(_ row: Int) -> Bool {
    oldRows[row].map { old.numbers.subtrees[$0] == new.numbers.subtrees[row] } ?? false
  }
}
