/// Pairs the rows of two lists of siblings, first by what they are, then by less and less.
struct SiblingMatch {
  /// A row of either trace, by its index among the rows.
  typealias Pair = CommonSequence.Pair

  /// The pairs so far; the indices on either side only grow.
  private(set) var pairs: [Pair] = []
  private let old: [Int]
  private let new: [Int]

  /// Two lists of siblings, each row by its index in its trace.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
  }

  /// Pairs rows between those already paired, where their keys are equal and the pair is wanted.
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
        let common = SlidPairs(CommonSequence(oldKeys, newKeys).pairs, along: oldKeys).pairs
        refined += SlidPairs(common.map(\.turned), along: newKeys).pairs.map(\.turned)
          .map { Pair(old: oldStart + $0.old, new: newStart + $0.new) }
          .filter { isWanted(Pair(old: old[$0.old], new: new[$0.new])) }
      }
      if pair.old < old.count { refined.append(pair) }
      (oldStart, newStart) = (pair.old + 1, pair.new + 1)
    }
    pairs = refined
  }

  /// The paired rows by their indices in their traces.
  var rows: [Pair] { pairs.map { Pair(old: old[$0.old], new: new[$0.new]) } }
}
