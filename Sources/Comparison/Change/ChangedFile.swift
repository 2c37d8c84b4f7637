import ComparisonData
import Stage
import Traces

/// A file that was added, changed or removed.
struct ChangedFile {
  /// The file's name.
  let name: String
  /// What became of it.
  let alteration: Alteration
  /// The lines of code that only the file after the change has.
  let added: [Line]
  /// The lines of code that only the file before the change has.
  let removed: [Line]

  /// One line of code with its number in its file.
  struct Line {
    let number: Int
    let text: String
  }
}

extension ChangedFile {
  /// The files in which a variant differs before and after.
  static func all(from before: VariantSource, to after: VariantSource) -> [ChangedFile] {
    let (old, new) = (before.codeLines, after.codeLines)
    let names = (after.manifest.files + before.manifest.files).eachOnce
    return names.compactMap { name in
      let alteration = Alteration(
        from: before.lines(of: name),
        to: after.lines(of: name)
      )
      return alteration.map { ChangedFile(name, $0, from: old[name] ?? [], to: new[name] ?? []) }
    }
  }

  private init(_ name: String, _ alteration: Alteration, from old: [Line], to new: [Line]) {
    let difference = new.map(\.text).difference(from: old.map(\.text))
    self.name = name
    self.alteration = alteration
    added = difference.insertions.map { new[$0.offset] }
    removed = difference.removals.map { old[$0.offset] }
  }
}

extension CollectionDifference.Change {
  /// The index in the list that holds the element.
  var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension VariantSource {
  /// The lines of a declared file.
  fileprivate func lines(of name: String) -> [String]? {
    files.first { $0.name == name }?.lines
  }

  /// The lines of code of each file, as they are counted everywhere.
  fileprivate var codeLines: [String: [ChangedFile.Line]] {
    let numbers = Dictionary(grouping: self.lines.kinds.keys, by: \.file)
    var lines: [String: [ChangedFile.Line]] = [:]
    for (file, code) in outline.files.enumerated() {
      guard let source = files.first(where: { $0.name == code.file }) else { continue }
      lines[code.file] = (numbers[file] ?? []).map(\.number).sorted().map {
        ChangedFile.Line(number: $0, text: source.lines[$0 - 1])
      }
    }
    return lines
  }
}
