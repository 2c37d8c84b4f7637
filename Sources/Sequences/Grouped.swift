extension Sequence {
  /// The elements that share a key together, the groups in the order in which the first of each came.
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
