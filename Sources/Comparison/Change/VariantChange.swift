import ComparisonData

/// The differences between a variant's declared files before and after a change request.
struct VariantChange {
  /// The differing files, in the order of the changed manifest (the list of counted files), followed by the removed files.
  let files: [ChangedFile]
  /// The differing types, except nested ones: first the types after the change, then the removed types.
  let types: [ChangedType]
  /// The differences in the variant's own unit tests; nil if they were not recorded.
  let suite: ChangedSuite?

  init(from old: VariantSource, to new: VariantSource, suite: ChangedSuite? = nil) {
    self.suite = suite
    files = ChangedFile.all(from: old, to: new)
    types = ChangedType.all(from: old.outline, to: new.outline)
  }
}

/// The effect of a change request on a file or a type.
enum Alteration: String, CaseIterable {
  case added, changed, removed

  /// Compares the contents of a file or a type, nil on a side where it does not exist; fails if both sides are equal.
  init?<Value: Equatable>(from before: Value?, to after: Value?) {
    if before == after { return nil }
    self = before == nil ? .added : after == nil ? .removed : .changed
  }
}
