/// A common subsequence of two lists of numbers, as long as can be found in nearly linear time.
///
/// Equal numbers at both ends are paired first. The lists between them are compared by Myers' algorithm (An O(ND) Difference
/// Algorithm and Its Variations, 1986) if they differ by at most 512 insertions and deletions. Otherwise the *n*th occurrence of
/// each number in one list is paired with the *n*th in the other, and the longest series of pairs that ascends in both lists is
/// kept.
package struct CommonSequence {
  /// The positions of one element of the common subsequence in the two lists, from 0.
  package typealias Pair = (old: Int, new: Int)

  /// The pairs of the common subsequence, ascending in both lists.
  package private(set) var pairs: [Pair] = []
  private let old: [Int]
  private let new: [Int]

  /// Finds the lines that two texts have in common; lines are equal if their bytes are.
  package init(ofLines old: [Substring], _ new: [Substring]) {
    var numbers = Register<[UInt8]>()
    self.init(
      old.map { numbers.number(of: Array($0.utf8)) },
      new.map { numbers.number(of: Array($0.utf8)) }
    )
  }

  package init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    let limit = min(old.count, new.count)
    var head = 0
    while head < limit, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < limit - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    pairs = (0..<head).map { (old: $0, new: $0) }
    let (rows, columns) = (head..<(old.count - tail), head..<(new.count - tail))
    if !rows.isEmpty, !columns.isEmpty {
      pairs += EditPath.pairs(old[rows], new[columns]) ?? longestChain(rows, columns)
    }
    pairs += (0..<tail).map { (old: old.count - tail + $0, new: new.count - tail + $0) }
  }

  /// Pairs the *n*th occurrences of equal numbers in two ranges; returns the longest series of pairs that ascends in both.
  private func longestChain(_ rows: Range<Int>, _ columns: Range<Int>) -> [Pair] {
    var indices: [Int: [Int]] = [:]
    for index in columns.reversed() { indices[new[index], default: []].append(index) }
    let pairs = rows.compactMap { index in
      indices[old[index]]?.popLast().map { (old: index, new: $0) }
    }
    return pairs.longestIncreasingSubsequence(by: \.new)
  }
}

/// The shortest series of deletions and insertions that turns one list of numbers into another, by Myers' algorithm.
struct EditPath {
  typealias Pair = CommonSequence.Pair

  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>
  /// The furthest position in the old list on each diagonal of the edit graph, by the number of edits.
  private var reached: [[Int]] = []

  private static let longest = 512

  /// Returns the indices of the numbers that are neither deleted nor inserted, in order; nil if more than 512 edits are needed.
  static func pairs(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Pair]? {
    var path = EditPath(old: old, new: new)
    return path.reachesEnds() ? path.pairs : nil
  }

  /// Finds how far each diagonal is reached by 0, 1, 2 and more edits; returns false if the ends take more than `longest` edits.
  private mutating func reachesEnds() -> Bool {
    for edits in 0...min(EditPath.longest, old.count + new.count) {
      var row = Array(repeating: 0, count: edits + 1)
      for index in 0...edits {
        let start = start(of: index, after: edits)
        row[index] = slide(from: start, on: edits - 2 * index)
        guard row[index] < old.count || row[index] - (edits - 2 * index) < new.count else {
          reached.append(Array(row[...index]))
          return true
        }
      }
      reached.append(row)
    }
    return false
  }

  /// Returns the furthest position in the old list at which `edits` edits, of them `index` insertions, enter a diagonal.
  private func start(of index: Int, after edits: Int) -> Int {
    guard edits > 0 else { return 0 }
    let before = reached[edits - 1]
    let leftOut = index < edits ? before[index] + 1 : -1
    let putIn = index > 0 ? before[index - 1] : -1
    return max(leftOut, putIn)
  }

  /// Returns the position after the equal numbers from `start` on a diagonal: the position in the old list minus that in the new.
  private func slide(from start: Int, on diagonal: Int) -> Int {
    var position = start
    while position < old.count, position - diagonal < new.count,
      old[old.startIndex + position] == new[new.startIndex + position - diagonal]
    { position += 1 }
    return position
  }

  private var pairs: [Pair] {
    var pairs: [Pair] = []
    var index = reached[reached.count - 1].count - 1
    var position = old.count
    for edits in (0..<reached.count).reversed() {
      let diagonal = edits - 2 * index
      let start = start(of: index, after: edits)
      while position > start {
        position -= 1
        pairs.append((old.startIndex + position, new.startIndex + position - diagonal))
      }
      guard edits > 0 else { break }
      let isLeftOut = index < edits && reached[edits - 1][index] + 1 == start
      if isLeftOut { position = start - 1 } else { index -= 1 }
    }
    return pairs.reversed()
  }
}

extension Array {
  /// Returns the longest subsequence in which each key is greater than the one before; of several equally long
  /// subsequences, one with the smallest last key.
  ///
  ///     [3, 1, 2, 5, 4].longestIncreasingSubsequence { $0 }  // [1, 2, 4]
  ///
  /// Found by patience sorting (Aldous and Diaconis, Longest increasing subsequences, 1999).
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements.
  package func longestIncreasingSubsequence(by key: (Element) -> Int) -> [Element] {
    // The index of the smallest last element among the subsequences of each length.
    var tops: [Int] = []
    var previous: [Int?] = []
    for index in indices {
      let pile = tops.partitionPoint { key(self[$0]) >= key(self[index]) }
      previous.append(pile > 0 ? tops[pile - 1] : nil)
      if pile < tops.count { tops[pile] = index } else { tops.append(index) }
    }
    var found: [Element] = []
    var next = tops.last
    while let index = next {
      found.append(self[index])
      next = previous[index]
    }
    return found.reversed()
  }
}
