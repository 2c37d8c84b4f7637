import Sequences

/// A common subsequence of two lists of numbers, as long as can be found in nearly linear time.
///
/// Equal numbers at both ends are paired first. The lists between them are compared by Myers' algorithm (An O(ND) Difference
/// Algorithm and Its Variations, 1986) if they differ by at most 512 insertions and deletions. Otherwise the *n*th occurrence of
/// each number in one list is paired with the *n*th in the other, and the longest series of pairs that ascends in both lists is
/// kept.
struct CommonSequence {
  struct Pair: Equatable {
    let old: Int
    let new: Int
  }

  /// The pairs of the common subsequence, ascending in both lists.
  private(set) var pairs: [Pair] = []
  private let old: [Int]
  private let new: [Int]

  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    let limit = min(old.count, new.count)
    var head = 0
    while head < limit, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < limit - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    pairs = (0..<head).map { Pair(old: $0, new: $0) }
    let (rows, columns) = (head..<(old.count - tail), head..<(new.count - tail))
    if !rows.isEmpty, !columns.isEmpty {
      pairs += EditPath.pairs(old[rows], new[columns]) ?? longestChain(rows, columns)
    }
    pairs += (0..<tail).map { Pair(old: old.count - tail + $0, new: new.count - tail + $0) }
  }

  /// Pairs the *n*th occurrences of equal numbers in two ranges of indices, and returns the longest series of pairs that ascends in
  /// both lists.
  private func longestChain(_ rows: Range<Int>, _ columns: Range<Int>) -> [Pair] {
    var indices: [Int: [Int]] = [:]
    for index in columns.reversed() { indices[new[index], default: []].append(index) }
    let pairs = rows.compactMap { index in
      indices[old[index]]?.popLast().map { Pair(old: index, new: $0) }
    }
    return pairs.longestIncreasingSubsequence(by: \.new)
  }
}
