import Comparison
import ComparisonData
import Stage

extension ChangedSuite {
  /// Compares a variant's own unit tests before and after a change request.
  ///
  /// A type in the tests is a test double if it inherits from a type in `sources`, the tested source.
  package init(from before: [SourceFile], to after: [SourceFile], testing sources: [SourceFile]) {
    let change = VariantChange(from: VariantSource(tests: before), to: VariantSource(tests: after))
    let tested = Set(SourceOutline(sources).types.map(\.name))
    self.init(
      files: change.files.map {
        File($0.name, added: $0.added.count, removed: $0.removed.count)
      },
      doubles: change.types.compactMap { changed in
        let (type, parents) = (changed.type, changed.type.parents.filter(tested.contains))
        guard !parents.isEmpty else { return nil }
        return "\(changed.alteration.rawValue) \(type.name): \(parents.joined(separator: ", "))"
      }
    )
  }
}

extension VariantSource {
  fileprivate init(tests files: [SourceFile]) {
    self.init(Manifest(files: files.map(\.name)), files)
  }
}
