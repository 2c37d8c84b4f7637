import ComparisonData
import Sequences
import Stage
import Traces

/// The differences between a variant's declared files before and after a change request.
package struct VariantChange {
  /// The differing files, in the order of the changed manifest (the list of counted files), followed by the removed files.
  package let files: [ChangedFile]
  /// The differing types, except nested ones: first the types after the change, then the removed types.
  package let types: [ChangedType]
  /// The differences in the variant's own unit tests; nil if they were not recorded.
  let suite: ChangedSuite?

  package init(from old: VariantSource, to new: VariantSource, suite: ChangedSuite? = nil) {
    self.suite = suite
    files = ChangedFile.all(from: old, to: new)
    types = ChangedType.all(from: old.outline, to: new.outline)
  }
}

/// The effect of a change request on a file or a type.
package enum Alteration: String, CaseIterable {
  case added, changed, removed

  /// Compares the contents of a file or a type, nil on a side where it does not exist; fails if both sides are equal.
  init?<Value: Equatable>(from before: Value?, to after: Value?) {
    if before == after { return nil }
    self = before == nil ? .added : after == nil ? .removed : .changed
  }
}

package struct ChangedType {
  package let alteration: Alteration
  /// The type after the change; for a removed type, before it.
  package let type: SourceType

  /// Returns the types, except nested ones, whose code was added, changed or removed, apart from comments and blanks.
  static func all(from before: SourceOutline, to after: SourceOutline) -> [ChangedType] {
    let names = (after.outermost + before.outermost).map(\.name).uniqued()
    return names.compactMap { name in
      let (old, new) = (before.type(name), after.type(name))
      let alteration = Alteration(from: old.map(before.code), to: new.map(after.code))
      guard let alteration, let type = new ?? old else { return nil }
      return ChangedType(alteration: alteration, type: type)
    }
  }
}

extension SourceOutline {
  fileprivate func code(of type: SourceType) -> [String] {
    types.filter { $0.name == type.name }.flatMap(\.pieces)
      .map { files[$0.file].text($0.tokens) }
  }
}

extension VariantSource {
  fileprivate func lines(of name: String) -> [String]? {
    files.first { $0.name == name }?.lines
  }

  /// The lines of code of each file, by file name, as the measure `lines` counts them.
  fileprivate var codeLines: [String: [ChangedFile.Line]] {
    let lines = zip(files, outline.files).map { file, code in
      let numbers = code.countedLines.sorted()
      return (file.name, numbers.map { ChangedFile.Line(number: $0, text: file.lines[$0 - 1]) })
    }
    return Dictionary(lines) { first, _ in first }
  }
}

package struct ChangedFile {
  package let name: String
  let alteration: Alteration
  /// The lines of code that only the file after the change has.
  package let added: [Line]
  /// The lines of code that only the file before the change has.
  package let removed: [Line]

  package struct Line {
    let number: Int
    let text: String
  }

  /// Returns the files of the manifests (lists of counted files) whose text a change request changes, comments included.
  static func all(from before: VariantSource, to after: VariantSource) -> [ChangedFile] {
    let (old, new) = (before.codeLines, after.codeLines)
    let names = (after.manifest.files + before.manifest.files).uniqued()
    return names.compactMap { name in
      let alteration = Alteration(from: before.lines(of: name), to: after.lines(of: name))
      return alteration.map { ChangedFile(name, $0, from: old[name] ?? [], to: new[name] ?? []) }
    }
  }

  private init(_ name: String, _ alteration: Alteration, from old: [Line], to new: [Line]) {
    let pairs = CommonSequence(ofLines: old.map { $0.text[...] }, new.map { $0.text[...] }).pairs
    let (kept, found) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    self.name = name
    self.alteration = alteration
    added = new.indices.filter { !found.contains($0) }.map { new[$0] }
    removed = old.indices.filter { !kept.contains($0) }.map { old[$0] }
  }
}
