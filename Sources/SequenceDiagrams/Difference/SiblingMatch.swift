/// A pairing of two lists of sibling rows, made in passes with less and less exact keys.
struct SiblingMatch {
  typealias Pair = CommonSequence.Pair

  /// The pairs found so far, as indices into the two lists, which ascend in both.
  private(set) var pairs: [Pair] = []
  private let old: [Int]
  private let new: [Int]

  /// Creates a pairing without pairs; the elements of both lists are indices of rows (numbered events) in their traces.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
  }

  /// Adds pairs of rows (numbered events) with equal keys, between the pairs found before, if `isWanted` returns true for the pair.
  mutating func pair(
    by oldKey: (Int) -> Int,
    _ newKey: (Int) -> Int,
    where isWanted: (Pair) -> Bool = { _ in true }
  ) {
    var refined: [Pair] = []
    var (oldStart, newStart) = (0, 0)
    for pair in pairs + [Pair(old: old.count, new: new.count)] {
      let oldKeys = (oldStart..<pair.old).map { oldKey(old[$0]) }
      let newKeys = (newStart..<pair.new).map { newKey(new[$0]) }
      if !oldKeys.isEmpty, !newKeys.isEmpty {
        let common = ShiftedPairs(CommonSequence(oldKeys, newKeys).pairs, along: oldKeys).pairs
        refined += ShiftedPairs(common.map(\.swapped), along: newKeys).pairs.map(\.swapped)
          .map { Pair(old: oldStart + $0.old, new: newStart + $0.new) }
          .filter { isWanted(Pair(old: old[$0.old], new: new[$0.new])) }
      }
      if pair.old < old.count { refined.append(pair) }
      (oldStart, newStart) = (pair.old + 1, pair.new + 1)
    }
    pairs = refined
  }

  /// The pairs found so far, as indices among the rows (numbered events) of the two traces.
  var rows: [Pair] { pairs.map { Pair(old: old[$0.old], new: new[$0.new]) } }
}
