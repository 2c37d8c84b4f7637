/// A patch: a head of fields, and the unified diff of each file.
///
///     Title: Products in VIPER, with an Interactor that says nothing when it fails
///     Rule: no-reply
///
///     --- a/ProductListInteractor.swift
///     +++ b/ProductListInteractor.swift
///     @@ -20,3 +20,2 @@
///
/// `git apply` accepts the same text. A new or removed file has `/dev/null` on its other side.
package struct Patch: Hashable, Sendable {
  /// The fields of the head, such as `Title`, in their order.
  package let head: [Field]
  /// The changes of the files, sorted by name.
  package let files: [FileChange]

  /// One field of the head.
  package struct Field: Hashable, Sendable {
    /// The word before the colon.
    package let name: String
    /// The text behind the colon.
    package let value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  init(head: [Field], files: [FileChange]) {
    self.head = head
    self.files = files
  }
}

extension Patch {
  /// Creates the patch from some files to others, each given by its name and lines.
  ///
  /// - Complexity: Nearly O(*n*) in the number of lines.
  package init(
    head: [Field] = [],
    from old: [String: [String]],
    to new: [String: [String]],
    context: Int = 2
  ) {
    self.head = head
    files = Set(old.keys).union(new.keys).sorted().compactMap { name in
      let diff = LineDiff(from: old[name] ?? [], to: new[name] ?? [])
      let (isNew, isRemoved) = (old[name] == nil, new[name] == nil)
      guard isNew || isRemoved || !diff.isEmpty else { return nil }
      return FileChange(
        name: name,
        isNew: isNew,
        isRemoved: isRemoved,
        hunks: diff.hunks(context: context)
      )
    }
  }

  /// The value of the field with a name; nil without one.
  package subscript(name: String) -> String? { head.first { $0.name == name }?.value }

  /// The whole text of the patch.
  package var text: String {
    let head = head.map { "\($0.name): \($0.value)\n" }.joined()
    return head + (head.isEmpty || files.isEmpty ? "" : "\n") + files.map(\.text).joined()
  }

  /// Returns the files after the patch.
  ///
  /// - Throws: ``PatchError`` with the line of the patch that does not match the file exactly.
  package func applied(to files: [String: [String]]) throws(PatchError) -> [String: [String]] {
    var files = files
    for change in self.files { files[change.name] = try change.applied(to: files[change.name]) }
    return files
  }
}

/// The reason why a patch is malformed, or does not apply.
package struct PatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the patch, from 1.
  package let line: Int
  /// The error at that line.
  package let reason: String

  /// The error in the form of compilers: `12: error: …`.
  package var description: String { "\(line): error: \(reason)" }
}
