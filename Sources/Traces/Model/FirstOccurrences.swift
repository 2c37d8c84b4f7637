extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order of first occurrence.
  @inlinable package func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension Array where Element: Hashable {
  /// The index at which each element occurs first.
  var firstIndices: [Element: Int] {
    Dictionary(zip(self, indices), uniquingKeysWith: { first, _ in first })
  }
}
