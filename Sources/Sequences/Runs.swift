extension Array {
  /// Returns the runs of adjacent elements with equal keys, in order.
  ///
  ///     [1, 1, 2, 1].runs { $0 }  // [[1, 1], [2], [1]]
  @inlinable package func runs(by key: (Element) -> some Equatable) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = 0
    for index in indices where index + 1 == count || key(self[index]) != key(self[index + 1]) {
      runs.append(self[start...index])
      start = index + 1
    }
    return runs
  }
}

extension Sequence {
  /// Returns the elements in groups of equal keys; groups are in the order of their first elements.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var numbers: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let number = numbers[key(element)] ?? groups.count
      if number == groups.count {
        numbers[key(element)] = number
        groups.append([])
      }
      groups[number].append(element)
    }
    return groups
  }
}
