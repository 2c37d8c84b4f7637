extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which this holds, if it holds for all that follow; the end where
  /// there is none.
  ///
  ///     [1, 3, 5].partitionPoint { $0 >= 3 }  // 1
  ///
  /// Takes time logarithmic in the count.
  @inlinable package func partitionPoint(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The element whose key is that one, where the keys ascend; nil where there is none.
  ///
  /// Takes time logarithmic in the count.
  package func firstIndex<Key: Comparable>(of key: Key, by keyOf: (Element) -> Key) -> Int? {
    let index = partitionPoint { keyOf($0) >= key }
    return index < endIndex && keyOf(self[index]) == key ? index : nil
  }
}
