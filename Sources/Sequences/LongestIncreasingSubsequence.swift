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
