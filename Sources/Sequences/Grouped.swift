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
