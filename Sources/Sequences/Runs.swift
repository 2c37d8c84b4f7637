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
    var numbers = Register<Key>()
    var groups: [[Element]] = []
    for element in self {
      let number = numbers.number(of: key(element))
      if number == groups.count { groups.append([]) }
      groups[number].append(element)
    }
    return groups
  }
}

/// A mapping from values to numbers, which count from 0 in the order of first use.
package struct Register<Key: Hashable> {
  @usableFromInline var numbers: [Key: Int] = [:]

  @inlinable package init() {}

  /// Returns the number of a value; a new value gets the next number.
  @inlinable package mutating func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
