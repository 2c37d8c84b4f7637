/// An array of numbers with fast sums of any range and fast changes: a binary indexed tree.
///
/// See Fenwick, "A New Data Structure for Cumulative Frequency Tables", 1994.
package struct PrefixSums {
  /// The numbers whose ranges are summed.
  package private(set) var elements: [Int]
  /// Element *i* - 1 is the sum of the last *k* numbers before index *i*, where *k* is the lowest set bit of *i*.
  private var tree: [Int]

  /// Creates the sums of the given numbers.
  package init(_ elements: [Int]) {
    self.elements = elements
    tree = elements
    for index in tree.indices {
      let parent = index | (index + 1)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  /// Adds `number` to the element at an index.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  package mutating func add(_ number: Int, at index: Int) {
    elements[index] += number
    var index = index
    while index < tree.count {
      tree[index] += number
      index |= index + 1
    }
  }

  /// Returns the sum of the elements in a range.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
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
