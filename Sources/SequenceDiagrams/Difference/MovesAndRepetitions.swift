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
