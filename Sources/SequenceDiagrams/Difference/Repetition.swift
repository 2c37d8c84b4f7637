/// How often something was said in a row, before and after.
public struct Repetition: Hashable, Sendable {
  /// How often it was said before.
  public let before: Int
  /// How often it is said now.
  public let after: Int

  /// Says how often.
  public init(before: Int, after: Int) {
    self.before = before
    self.after = after
  }
}

extension TreeMatch {
  /// Finds what is left over among siblings only because it is repeated more or less often.
  ///
  /// Of a stretch of equal siblings the first are matched, the last are left over.
  mutating func findRepetitions(_ oldSiblings: [Int], _ newSiblings: [Int]) {
    for run in old.runs(of: oldSiblings) { settle(old: run) }
    for run in new.runs(of: newSiblings) where !run.contains(where: { repeated[$0] != nil }) {
      settle(new: run)
    }
  }

  private mutating func settle(old run: ArraySlice<Int>) {
    let open = run.filter { newRows[$0].map(isUnchanged) ?? true }
    let found = open.compactMap { newRows[$0] }
    guard let first = found.first, found.count < open.count, repeated[first] == nil else { return }
    let extra = open.count - found.count
    repeated[first] = Repetition(before: run.count, after: run.count - extra)
    for row in open.suffix(extra) { dropSurplus(old: row) }
    for (old, new) in zip(open, found) { linkSubtrees(SiblingMatch.Pair(old: old, new: new)) }
  }

  private mutating func settle(new run: ArraySlice<Int>) {
    let open = run.filter { oldRows[$0] == nil || isUnchanged($0) }
    let found = open.compactMap { oldRows[$0] }
    guard let first = open.first, !found.isEmpty, found.count < open.count else { return }
    let extra = open.count - found.count
    repeated[first] = Repetition(before: run.count - extra, after: run.count)
    for row in open.suffix(extra) { dropSurplus(new: row) }
    for (old, new) in zip(found, open) { linkSubtrees(SiblingMatch.Pair(old: old, new: new)) }
  }

  /// Whether a later row is an earlier one with all inside it the same.
  private func isUnchanged(_ row: Int) -> Bool {
    oldRows[row].map { old.numbers.subtrees[$0] == new.numbers.subtrees[row] } ?? false
  }
}
