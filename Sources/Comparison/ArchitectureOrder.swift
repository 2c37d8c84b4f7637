import ComparisonData
import Stage

extension [Variant] {
  /// In the order in which they are compared: from the fewest kinds of objects on.
  package var inOrder: [Variant] { ordered(by: \.architecture) }
}

extension [ChangedTree] {
  /// In the order in which they are compared: from the fewest kinds of objects on.
  package var inOrder: [ChangedTree] { ordered(by: \.architecture) }
}

extension Array {
  fileprivate func ordered(by architecture: (Element) -> Architecture) -> [Element] {
    enumerated()
      .sorted {
        (architecture($0.element).column, $0.offset) < (architecture($1.element).column, $1.offset)
      }
      .map(\.element)
  }
}

extension Architecture {
  /// The index of its column; a team's own stands behind the others.
  fileprivate var column: Int {
    Architecture.known.firstIndex(of: self) ?? Architecture.known.count
  }
}
