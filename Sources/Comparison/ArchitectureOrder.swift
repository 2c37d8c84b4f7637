import ComparisonData
import Stage

extension [Variant] {
  /// The variants sorted by architecture, first those with the fewest kinds of objects; an architecture that a team has
  /// defined comes last.
  package var inOrder: [Variant] { ordered(by: \.architecture) }
}

extension [ChangedTree] {
  /// The source trees sorted by architecture, first those with the fewest kinds of objects; an architecture that a team
  /// has defined comes last.
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
  /// The place of the architecture in the order of columns, from 0; an architecture that a team has defined comes after
  /// the known ones.
  fileprivate var column: Int {
    Architecture.known.firstIndex(of: self) ?? Architecture.known.count
  }
}
