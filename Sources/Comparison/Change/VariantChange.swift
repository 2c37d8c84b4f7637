import ComparisonData
import Stage
import Traces

/// The differences between a variant's declared files before and after a change request.
struct VariantChange {
  /// The differing files, first in the order of the manifest after the change, then the files that only the manifest
  /// before the change names.
  let files: [ChangedFile]
  /// The differing types that are not nested, first types of the files after the change, then the removed ones.
  let types: [ChangedType]
  /// The cost of the change in the variant's own unit tests; nil if this cost was not recorded.
  let suite: ChangedSuite?

  init(from old: VariantSource, to new: VariantSource, suite: ChangedSuite? = nil) {
    self.suite = suite
    files = ChangedFile.all(from: old, to: new)
    types = ChangedType.all(from: old.outline, to: new.outline)
  }
}

/// The kind of difference between a file or a type before and after a change request.
enum Alteration: String, CaseIterable {
  case added, changed, removed

  /// Compares the contents of a file or a type, where nil stands for a missing one; fails if both values are equal.
  init?<Value: Equatable>(from before: Value?, to after: Value?) {
    if before == after { return nil }
    self = before == nil ? .added : after == nil ? .removed : .changed
  }
}
