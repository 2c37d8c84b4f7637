import ComparisonData
import Stage
import Traces

/// The differences between a variant's declared files before and after a change request.
struct VariantChange {
  /// The differing files, in the order of the manifests.
  let files: [ChangedFile]
  /// The differing types, in the order of the files.
  let types: [ChangedType]
  /// The cost in the variant's own tests; nil if it was not recorded.
  let suite: ChangedSuite?

  init(from old: VariantSource, to new: VariantSource, suite: ChangedSuite? = nil) {
    self.suite = suite
    files = ChangedFile.all(from: old, to: new)
    types = ChangedType.all(from: old.outline, to: new.outline)
  }
}

/// The difference of a file or a type before and after a change request.
enum Alteration: String, CaseIterable {
  case added, changed, removed

  /// Compares two values, where nil stands for a missing file or type; nil if they are equal.
  init?<Value: Equatable>(from before: Value?, to after: Value?) {
    if before == after { return nil }
    self = before == nil ? .added : after == nil ? .removed : .changed
  }
}
