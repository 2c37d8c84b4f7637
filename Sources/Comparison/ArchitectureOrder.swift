import ComparisonData
import Stage

extension [Variant] {
  /// The variants by architecture, from the one with the fewest kinds of objects on; unknown architectures come last.
  package var inOrder: [Variant] { ordered(by: \.architecture) }
}

extension [ChangedTree] {
  /// The trees by architecture, from the one with the fewest kinds of objects on; unknown architectures come last.
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
  /// The index of the architecture's column; an architecture of a team's own comes after the known ones.
  fileprivate var column: Int {
    Architecture.known.firstIndex(of: self) ?? Architecture.known.count
  }
}
