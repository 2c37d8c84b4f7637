import Foundation
import Patches

/// What a developer does with editions.
///
///     swift run SourceGenerator checkout PATCH…     # the edition as files, to be changed
///     swift run SourceGenerator write-back PATCH…   # what was changed in these files, as the patch
///     swift run SourceGenerator rebase OLD PATCH…   # patches for folders that were changed since OLD
///
/// `OLD` is a folder with the tree as it was, such as `git worktree add` makes. PATCH may be a folder: all patches in it.
struct EditionCommands {
  /// Where editions are checked out.
  private let checkouts: String
  /// What is to be told.
  private(set) var report: [String] = []
  /// Whether a merge has conflicts.
  private(set) var hasConflicts = false

  /// Checks editions out below a folder.
  init(checkouts: String = ".build-editions") {
    self.checkouts = checkouts
  }

  private func checkout(of edition: EditionPatch) -> String { "\(checkouts)/\(edition.name)" }
}

extension EditionCommands {
  /// Writes the files of an edition into a folder of its own, without those that are no patch's.
  mutating func checkOut(_ edition: EditionPatch) throws {
    let own = try SwiftFiles.lines(in: edition.folder)
    let files = try edition.files().filter { own[$0.key] == nil }
    try SwiftFiles.write(files, in: checkout(of: edition))
    report.append("\(edition.path): change the files in \(checkout(of: edition)), then write-back")
  }

  /// Makes the patch anew from the files that were checked out; its head stays.
  mutating func writeBack(_ edition: EditionPatch) throws {
    let patch = try edition.read()
    let own = try SwiftFiles.lines(in: edition.folder)
    let base = try SwiftFiles.lines(in: edition.base(of: patch)).filter { own[$0.key] == nil }
    let files = try SwiftFiles.lines(in: checkout(of: edition))
    try write(Patch(head: patch.head, from: base, to: files), to: edition)
    report.append("\(edition.path): written")
  }

  /// Makes a patch for a folder that was changed since it stood in another tree.
  ///
  /// Where the edition and the folder have changed the same lines, the patch stays as it was, and the merge is checked
  /// out with both versions of these lines.
  mutating func rebase(_ edition: EditionPatch, from old: String) throws {
    let patch = try edition.read()
    let folder = edition.base(of: patch)
    let own = try SwiftFiles.lines(in: edition.folder)
    let before = try SwiftFiles.lines(in: "\(old)/\(folder)").filter { own[$0.key] == nil }
    let now = try SwiftFiles.lines(in: folder).filter { own[$0.key] == nil }
    guard before != now else { return }
    let after = try edition.files(after: patch, of: before).filter { own[$0.key] == nil }
    let merge = FolderMerge(of: before, now, after)
    guard merge.conflicts.isEmpty else {
      hasConflicts = true
      try SwiftFiles.write(merge.files, in: checkout(of: edition))
      report += merge.conflicts.map { "\(checkout(of: edition))/\($0)" }
      return
    }
    let rebased = Patch(head: patch.head, from: now, to: merge.files)
    guard rebased != patch else { return }
    try write(rebased, to: edition)
    report.append("\(edition.path): rebased")
  }

  private func write(_ patch: Patch, to edition: EditionPatch) throws {
    try Data(patch.text.utf8).write(to: URL(filePath: edition.path), options: .atomic)
  }
}

/// What becomes of a folder's files that two have changed.
struct FolderMerge {
  /// The files; where both have changed the same lines, these stand there twice, between marks.
  private(set) var files: [String: [String]] = [:]
  /// Each place that both have changed, as compilers name places.
  private(set) var conflicts: [String] = []

  /// Merges what the textbook and an edition have made of some files.
  init(of base: [String: [String]], _ textbook: [String: [String]], _ edition: [String: [String]]) {
    for name in Set(textbook.keys).union(edition.keys).union(base.keys).sorted() {
      merge(name, base[name], textbook[name], edition[name])
    }
  }

  private mutating func merge(
    _ name: String,
    _ base: [String]?,
    _ textbook: [String]?,
    _ edition: [String]?
  ) {
    if textbook == base || textbook == edition {
      files[name] = edition
    } else if edition == base {
      files[name] = textbook
    } else if let base, let textbook, let edition {
      let merge = ThreeWayMerge(of: base, textbook, edition)
      files[name] = merge.marked
      conflicts += merge.marked.indices.filter { merge.marked[$0] == ThreeWayMerge.beginning }.map {
        "\(name):\($0 + 1): error: the textbook and the edition have changed these lines"
      }
    } else {
      files[name] = edition ?? textbook
      conflicts.append("\(name):1: error: one has removed the file, the other has changed it")
    }
  }
}
