/// Numbers of which any stretch can be added up quickly, while they change: a binary indexed tree.
///
/// See Fenwick, "A New Data Structure for Cumulative Frequency Tables", 1994.
package struct PrefixSums {
  /// The numbers.
  package private(set) var elements: [Int]
  /// At index *i* - 1 the sum of as many elements before *i* as its lowest bit says.
  private var tree: [Int]

  /// Takes the numbers as they are at first.
  ///
  /// - Complexity: O(*n*), where *n* is how many there are.
  package init(_ elements: [Int]) {
    self.elements = elements
    tree = elements
    for index in tree.indices {
      let parent = index | (index + 1)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  /// Adds to the number at an index.
  ///
  /// - Complexity: O(log *n*), where *n* is how many numbers there are.
  package mutating func add(_ number: Int, at index: Int) {
    elements[index] += number
    var index = index
    while index < tree.count {
      tree[index] += number
      index |= index + 1
    }
  }

  /// The sum of a stretch.
  ///
  /// - Complexity: O(log *n*), where *n* is how many numbers there are.
  package func sum(of range: Range<Int>) -> Int {
    sum(before: range.upperBound) - sum(before: range.lowerBound)
  }

  private func sum(before end: Int) -> Int {
    var (sum, end) = (0, end)
    while end > 0 {
      sum += tree[end - 1]
      end &= end - 1
    }
    return sum
  }
}
