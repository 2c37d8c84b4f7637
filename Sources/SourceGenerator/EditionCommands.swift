import Foundation
import Patches

/// The commands with which a developer edits editions: changed variants of sample modules that are kept as patches.
///
///     swift run SourceGenerator checkout PATCH…     # writes the edition's files to a folder, to be changed
///     swift run SourceGenerator write-back PATCH…   # makes the patch from the changed files
///     swift run SourceGenerator rebase OLD PATCH…   # adapts patches to base files that changed since OLD
///
/// `OLD` is an earlier checkout of the repository, as `git worktree add` makes it. `PATCH` is a patch or a folder with patches.
struct EditionCommands {
  private(set) var checkouts = ".build-editions"
  private(set) var report: [String] = []
  /// Whether a command failed, or left a merge conflict in a checkout.
  private(set) var hasFailed = false

  private func checkout(of edition: EditionPatch) -> String { "\(checkouts)/\(edition.name)" }

  /// Returns the path of the folder, inside the edition's checkout, that holds the base files as they were before the patch.
  private func base(of edition: EditionPatch) -> String { checkout(of: edition) + "/.base" }

  /// Runs a command for each edition (changed variant of a sample); adds an error of the command to `report`, and continues.
  mutating func each(
    _ editions: [EditionPatch],
    _ command: (inout EditionCommands, EditionPatch) throws -> Void
  ) {
    for edition in editions {
      do { try command(&self, edition) } catch {
        hasFailed = true
        report.append("\(error)")
      }
    }
  }
}

extension EditionCommands {
  /// Writes the base files of an edition (a changed variant of a sample), as they are after its patch, to a checkout folder.
  ///
  /// There they can be changed. The Swift files beside the patch are not written. Throws an error if the checkout folder exists
  /// and its Swift files differ from the files to be written.
  mutating func checkOut(_ edition: EditionPatch) throws {
    let patch = try edition.read()
    let base = try edition.baseFiles(of: patch)
    try writeCheckout(of: edition, edition.files(after: patch, of: base), base: base)
    report.append("\(edition.path): change the files in \(checkout(of: edition)), then write-back")
  }

  /// Makes the patch of an edition (a changed variant of a sample) anew from its checkout folder, and removes the folder.
  ///
  /// Keeps the head of the patch. Throws without a checkout, for an undecided conflict, and if the base files changed since.
  mutating func writeBack(_ edition: EditionPatch) throws {
    let folder = checkout(of: edition)
    let files = (try? SwiftFiles.lines(in: folder)) ?? [:]
    guard !files.isEmpty, let old = try? SwiftFiles.lines(in: base(of: edition)) else {
      throw EditionFailure("\(edition.path): error: is not checked out: checkout first")
    }
    for (name, lines) in files.sorted(by: { $0.key < $1.key }) {
      if let line = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }) {
        throw EditionFailure("\(folder)/\(name):\(line + 1): error: a conflict is not decided")
      }
    }
    let patch = try edition.read()
    let now = try edition.baseFiles(of: patch)
    guard now.isSame(as: old) else {
      throw EditionFailure(
        "\(folder): error: \(edition.base(of: patch)) has changed since the checkout: rebase the patch, or move "
          + "\(folder) away and checkout again"
      )
    }
    try write(Patch(head: patch.head, from: now, to: files), in: patch, of: edition)
    try FileManager.default.removeItem(atPath: folder)
    report.append("\(edition.path): written")
  }

  /// Adapts an edition's patch to the present files of its base folder; `old` is an earlier checkout of the repository.
  ///
  /// Has no effect if `old` does not contain the base folder, if the folder's files have not changed since, or if the patch was
  /// adapted before. If changes of the patch and of the base folder conflict, keeps the patch, and checks out both versions between
  /// conflict markers. Names changed base files that the patch removes. Throws an error if the patch applies neither to the earlier
  /// nor to the present files.
  mutating func rebase(_ edition: EditionPatch, from old: String) throws {
    let patch = try edition.read()
    guard let before = try? edition.baseFiles(of: patch, in: old + "/") else { return }
    let now = try edition.baseFiles(of: patch)
    guard !before.isSame(as: now) else { return }
    let after: [String: [String]]
    do { after = try edition.files(after: patch, of: before) } catch {
      // If the patch applies to the present base folder, an earlier call has rebased it already.
      if (try? edition.files(after: patch, of: now)) == nil { throw error }
      return
    }
    let merge = FolderMerge(of: before, now, after)
    report += merge.removed.map {
      "\(edition.path): removes \($0), which \(edition.base(of: patch)) has changed"
    }
    guard merge.conflicts.isEmpty else {
      try writeCheckout(of: edition, merge.files, base: now)
      hasFailed = true
      report += merge.conflicts.map { "\(checkout(of: edition))/\($0)" }
      return
    }
    let rebased = Patch(head: patch.head, from: now, to: merge.files)
    guard rebased.text != patch.text else { return }
    try write(rebased, in: patch, of: edition)
    report.append("\(edition.path): rebased")
  }

  /// Writes an edition's `files` to its checkout folder, and `base`, the files before the patch, to a folder inside it.
  ///
  /// Throws an error if the checkout folder exists and its Swift files differ from `files`.
  private func writeCheckout(
    of edition: EditionPatch,
    _ files: [String: [String]],
    base: [String: [String]]
  ) throws {
    let folder = checkout(of: edition)
    if let there = try? SwiftFiles.lines(in: folder), !there.isSame(as: files) {
      throw EditionFailure("\(folder): error: holds changes: write-back, or remove it")
    }
    try SwiftFiles.write(files, in: folder)
    try SwiftFiles.write(base, in: self.base(of: edition))
  }

  private mutating func write(_ patch: Patch, in old: Patch, of edition: EditionPatch) throws {
    try Data(patch.text.utf8).write(to: URL(filePath: edition.path), options: .atomic)
    let names = [old, patch].map { $0.files.filter { $0.isNew || $0.isRemoved }.map(\.name) }
    // SwiftPM plans the files of an edition once, and does not read a patch to plan anew.
    if names[0] != names[1] {
      report.append("\(edition.path): other files: swift build --disable-build-manifest-caching")
    }
  }
}

/// The merge of an edition's files with the files of its textbook, the variant that the edition's patch changes.
struct FolderMerge {
  /// The merged files as lines by name, without removed files; a conflict shows both versions of the lines between Git's markers.
  private(set) var files: [String: [String]] = [:]
  /// The conflicts in the form of a compiler's messages, with their lines in the merged files: `NAME:LINE: error: …`.
  private(set) var conflicts: [String] = []
  /// The names of files that the textbook has changed and the edition removes.
  private(set) var removed: [String] = []

  /// Merges the changes that the textbook and the edition made to their common base; all three are given as lines by file name.
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
    } else if edition == nil {
      removed.append(name)
    } else {
      let labels = ("the textbook", "the edition")
      let merged = (base ?? []).merging(textbook ?? [], edition ?? [], labels: labels)
      files[name] = merged
      let reason =
        textbook == nil
        ? "the textbook has removed the file, the edition has changed it"
        : "the textbook and the edition have changed these lines"
      conflicts += merged.indices.filter { merged[$0].hasPrefix("<<<<<<< ") }.map {
        "\(name):\($0 + 1): error: \(reason)"
      }
    }
  }
}
