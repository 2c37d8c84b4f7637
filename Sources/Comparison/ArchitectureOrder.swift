import ComparisonData
import Stage

extension [Variant] {
  /// The variants in the standard order of architectures (MVC, MVVM, VIPER, …), with a team's own architectures last.
  package var inOrder: [Variant] { ordered(by: \.architecture) }
}

extension [ChangedTree] {
  /// The source trees in the standard order of architectures (MVC, MVVM, VIPER, …), with a team's own architectures last.
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
  /// The index of the architecture in the standard order; a team's own architecture has the index after the last.
  fileprivate var column: Int {
    Architecture.known.firstIndex(of: self) ?? Architecture.known.count
  }
}
