import ComparisonData
import Stage

extension ChangedSuite {
  /// Compares a variant's own unit tests before and after a change request.
  ///
  /// A type in the tests is a test double if it inherits from a type in `sources`, the tested source.
  package init(
    from before: [SourceFile],
    to after: [SourceFile],
    testing sources: [SourceFile]
  ) {
    let (old, new) = (VariantSource(tests: before), VariantSource(tests: after))
    let tested = Set(SourceOutline(sources).types.map(\.name))
    self.init(
      files: ChangedFile.all(from: old, to: new).map {
        File($0.name, added: $0.added.count, removed: $0.removed.count)
      },
      doubles: ChangedType.all(from: old.outline, to: new.outline).compactMap { changed in
        let type = new.outline.type(changed.name) ?? old.outline.type(changed.name)
        let parents = (type?.parents ?? []).filter(tested.contains)
        guard !parents.isEmpty else { return nil }
        return "\(changed.alteration.rawValue) \(changed.name): \(parents.joined(separator: ", "))"
      }
    )
  }
}

extension VariantSource {
  fileprivate init(tests files: [SourceFile]) {
    self.init(Manifest(files: files.map(\.name)), files)
  }
}
