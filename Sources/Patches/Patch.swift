/// A patch: a head of fields, and the changes to each file in the form of `diff -u`.
///
///     Title: Products in VIPER, with an Interactor that says nothing when it fails
///     Rule: no-reply
///
///     --- a/ProductListInteractor.swift
///     +++ b/ProductListInteractor.swift
///     @@ -20,3 +20,2 @@
///
/// `/dev/null` stands after `---` for a new file, and after `+++` for a removed file. The lines of a removed file are not in the
/// patch, as in the output of `git diff --irreversible-delete`; `git apply` makes the other changes and keeps removed files.
package struct Patch: Hashable, Sendable {
  /// The fields in the head of the patch, such as `Title`, in their order.
  package let head: [Field]
  /// The changes to the files, sorted by file name.
  package let files: [FileChange]

  /// One field in the head of a patch: `Rule: no-reply`.
  package struct Field: Hashable, Sendable {
    /// The name of the field, before the colon.
    package let name: String
    /// The value of the field, after the colon and a blank.
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

extension Patch {
  /// Creates the patch that turns the files `old` into the files `new`, both given as lines by file name.
  ///
  /// A file that is missing in `old` is new, a file that is missing in `new` is removed. Up to `context` unchanged lines stand
  /// before and after each change; a negative number counts as 0.
  ///
  /// - Complexity: Nearly O(*n*) in the number of lines.
  package init(
    head: [Field] = [],
    from old: [String: [String]],
    to new: [String: [String]],
    context: Int = 1
  ) {
    let names = Set(old.keys).union(new.keys).sorted()
    let files = names.compactMap { name -> FileChange? in
      guard let lines = new[name] else {
        return FileChange(name: name, isNew: false, isRemoved: true, hunks: [])
      }
      let isNew = old[name] == nil
      let diff = LineDiff(from: old[name] ?? [], to: lines)
      guard isNew || !diff.isEmpty else { return nil }
      let hunks = diff.hunks(context: context)
      return FileChange(name: name, isNew: isNew, isRemoved: false, hunks: hunks)
    }
    self.init(head: head, files: files)
  }

  /// The value of the first field in the head with the name `name`; nil if there is none.
  package subscript(name: String) -> String? { head.first { $0.name == name }?.value }

  /// The whole text of the patch: the fields of the head and the changes to the files.
  package var text: String {
    let head = head.map { "\($0.name): \($0.value)\n" }.joined()
    return head + (head.isEmpty || files.isEmpty ? "" : "\n") + files.map(\.text).joined()
  }

  /// Returns all files as they are after the patch, changed or not, as lines by file name; `files` are the files before it.
  ///
  /// - Throws: ``PatchError`` if the patch does not match the lines of a file exactly, if a file to be created exists, or if a file
  ///   to be changed or removed is missing.
  package func applied(to files: [String: [String]]) throws(PatchError) -> [String: [String]] {
    var files = files
    for change in self.files { files[change.name] = try change.applied(to: files[change.name]) }
    return files
  }
}

/// An error in the text of a patch, or in applying a patch to files.
package struct PatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number, from 1, of the line of the patch with the error; arbitrary for a patch that was not parsed from text.
  package let line: Int
  /// The error in words, without the line number.
  package let reason: String

  /// The line and the reason, in the form of a compiler's message: `12: error: …`.
  package var description: String { "\(line): error: \(reason)" }
}

/// The change that a patch makes to one file.
package struct FileChange: Hashable, Sendable {
  /// The name of the changed file, without its folder.
  package let name: String
  package let isNew: Bool
  package let isRemoved: Bool
  /// The groups of changed lines, in the order of the file; empty if the file is removed, or created without lines.
  package let hunks: [Hunk]
  /// The number, from 1, of the file's `---` line in the patch; 1 for a change that was not parsed from a patch.
  var line = 1

  var text: String {
    let old = isNew ? "/dev/null" : "a/\(name)"
    let new = isRemoved ? "/dev/null" : "b/\(name)"
    return "--- \(old)\n+++ \(new)\n" + hunks.map(\.text).joined()
  }

  /// Returns the lines that the file has after the change; nil if the change removes the file.
  ///
  /// - Throws: ``PatchError`` if a removed or unchanged line of the patch differs from the file's line or lies outside the file, if
  ///   hunks overlap, if a new file exists already, or if any other file is missing.
  func applied(to old: [String]?) throws(PatchError) -> [String]? {
    guard isNew == (old == nil) else {
      let reason = isNew ? "\(name) is there already" : "there is no \(name)"
      throw PatchError(line: line, reason: reason)
    }
    guard !isRemoved else { return nil }
    let old = old ?? []
    var new: [String] = []
    var next = 0
    for hunk in hunks {
      let start = hunk.oldLine - 1
      guard next...old.count ~= start else {
        throw PatchError(line: hunk.line, reason: "\(name) has \(old.count) lines")
      }
      try check(hunk, at: start, of: old)
      new += old[next..<start]
      new += hunk.changes.filter(\.isNew).map(\.line)
      next = start + hunk.changes.count(where: \.isOld)
    }
    return new + old[next...]
  }

  /// Checks that the removed and unchanged lines of a hunk are the lines of the file from index `start` on.
  private func check(_ hunk: Hunk, at start: Int, of old: [String]) throws(PatchError) {
    var next = start
    for (index, change) in hunk.changes.enumerated() where change.isOld {
      let found = next < old.count ? old[next] : nil
      guard found?.utf8.elementsEqual(change.line.utf8) == true else {
        let there = found.map { "is \"\($0)\"" } ?? "is not there"
        throw PatchError(
          line: hunk.line + index + 1,
          reason: "line \(next + 1) of \(name) \(there), the patch has \"\(change.line)\""
        )
      }
      next += 1
    }
  }
}
