extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that satisfies a condition, which all later elements must satisfy
  /// too; the end index if there is none.
  ///
  ///     [1, 3, 5].partitionPoint { $0 >= 3 }  // 1
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  @inlinable package func partitionPoint(where isSatisfied: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isSatisfied(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the index of the first element with the given key in a collection sorted by that key; nil if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  package func firstIndex<Key: Comparable>(of key: Key, by keyOf: (Element) -> Key) -> Int? {
    let index = partitionPoint { keyOf($0) >= key }
    return index < endIndex && keyOf(self[index]) == key ? index : nil
  }
}
