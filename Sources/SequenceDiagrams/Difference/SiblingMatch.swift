/// A pairing of the rows of two lists of siblings, made in passes with keys that are less and less exact.
struct SiblingMatch {
  typealias Pair = CommonSequence.Pair

  /// The pairs found so far, as indices into the two lists; both indices increase.
  private(set) var pairs: [Pair] = []
  private let old: [Int]
  private let new: [Int]

  /// Creates a match of two lists of siblings; each element is the index of a row in its trace.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
  }

  /// Pairs rows that have equal keys and lie between the same existing pairs, if `isWanted` accepts the pair.
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

  /// The paired rows, as indices among the rows of their traces.
  var rows: [Pair] { pairs.map { Pair(old: old[$0.old], new: new[$0.new]) } }
}
