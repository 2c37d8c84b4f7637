import Sequences

/// The indices at which two lists have the same numbers, in the order of both: as many as can be
/// found in nearly linear time.
///
/// Equal ends are taken first. What lies between is compared by Myers' method (An O(ND) Difference
/// Algorithm and Its Variations, 1986) as long as it differs in few elements; where it differs in
/// many, equal numbers are paired in the order in which they occur, and the longest chain of
/// pairs in the order of both is kept.
struct CommonSequence {
  /// The indices of one number in both lists.
  struct Pair: Equatable {
    let old: Int
    let new: Int
  }

  /// The pairs; the indices on either side only grow.
  private(set) var pairs: [Pair] = []
  private let old: [Int]
  private let new: [Int]

  /// Compares two lists.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    let limit = min(old.count, new.count)
    var head = 0
    while head < limit, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < limit - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    pairs = (0..<head).map { Pair(old: $0, new: $0) }
    matchMiddle(head..<(old.count - tail), head..<(new.count - tail))
    pairs += (0..<tail).map { Pair(old: old.count - tail + $0, new: new.count - tail + $0) }
  }

  private mutating func matchMiddle(_ rows: Range<Int>, _ columns: Range<Int>) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    pairs += EditPath(old[rows], new[columns]).pairs ?? longestChain(rows, columns)
  }

  /// Equal numbers, the first occurrence of one paired with the first, the second with the second; of
  /// those pairs the longest chain that is in the order of both.
  private func longestChain(_ rows: Range<Int>, _ columns: Range<Int>) -> [Pair] {
    var indices: [Int: [Int]] = [:]
    for index in columns.reversed() { indices[new[index], default: []].append(index) }
    let pairs = rows.compactMap { index in
      indices[old[index]]?.popLast().map { Pair(old: index, new: $0) }
    }
    return pairs.longestIncreasingSubsequence(by: \.new)
  }
}
