extension Sequence where Element: Hashable {
  /// The elements of this sequence without repetitions, in order of their first occurrence.
  @inlinable package func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension Array where Element: Hashable {
  var firstIndices: [Element: Int] {
    Dictionary(zip(self, indices), uniquingKeysWith: { first, _ in first })
  }
}
