import ComparisonData
import Sequences
import Stage
import Traces

/// A file that a change request added, changed or removed.
struct ChangedFile {
  let name: String
  let alteration: Alteration
  /// The lines of code that only the file after the change has.
  let added: [Line]
  /// The lines of code that only the file before the change has.
  let removed: [Line]

  struct Line {
    let number: Int
    let text: String
  }

  /// Returns the files of the manifests (lists of counted files) whose text a change request changes, comments included.
  static func all(from before: VariantSource, to after: VariantSource) -> [ChangedFile] {
    let (old, new) = (before.codeLines, after.codeLines)
    let names = (after.manifest.files + before.manifest.files).uniqued()
    return names.compactMap { name in
      let alteration = Alteration(
        from: before.lines(of: name),
        to: after.lines(of: name)
      )
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
