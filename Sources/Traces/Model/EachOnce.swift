extension Sequence where Element: Hashable {
  /// The elements without those that stood there before.
  package var eachOnce: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
