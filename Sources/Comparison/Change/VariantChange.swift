import ComparisonData
import Stage
import Traces

/// A variant's source before and after a change request, and what differs in its declared files.
struct VariantChange {
  /// The files that were added, changed or removed, in the order of the manifests.
  let files: [ChangedFile]
  /// The types that were added, changed or removed, in the order of the files.
  let types: [ChangedType]
  /// What it cost the variant's own tests; nil where nobody has written any.
  let suite: ChangedSuite?

  init(from old: VariantSource, to new: VariantSource, suite: ChangedSuite? = nil) {
    self.suite = suite
    files = ChangedFile.all(from: old, to: new)
    types = ChangedType.all(from: old.outline, to: new.outline)
  }
}

/// What became of a file or a type.
enum Alteration: String, CaseIterable {
  case added, changed, removed

  /// What became of something; nil where it stayed the same.
  init?<Value: Equatable>(from before: Value?, to after: Value?) {
    if before == after { return nil }
    self = before == nil ? .added : after == nil ? .removed : .changed
  }
}
