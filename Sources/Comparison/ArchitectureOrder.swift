import Stage

extension [Variant] {
  /// In the order in which they are compared: from the fewest kinds of objects on.
  package var inOrder: [Variant] {
    enumerated()
      .sorted {
        ($0.element.architecture.place, $0.offset) < ($1.element.architecture.place, $1.offset)
      }
      .map(\.element)
  }
}

extension Architecture {
  /// Its place among the columns; a team's own stands behind the others.
  fileprivate var place: Int {
    Architecture.known.firstIndex(of: self) ?? Architecture.known.count
  }
}
