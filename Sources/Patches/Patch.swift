/// A patch: a head of fields, and the changes to each file in the form of `diff -u`.
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
  /// The fields in the head of the patch, such as `Title`, in their order.
  package let head: [Field]
  /// The changes to the files, sorted by the names of the files.
  package let files: [FileChange]

  /// One field in the head of a patch: `Rule: no-reply`.
  package struct Field: Hashable, Sendable {
    /// The name of the field, before the colon.
    package let name: String
    /// The value of the field, after the colon and a blank.
    package let value: String

    /// Creates the field of this name and value for the head of a patch.
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
  /// Creates the patch that changes the files `old` to the files `new`, both given as lines by file name; `context` is
  /// the number of unchanged lines around a change.
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

  /// The value of the head's field that has this name; nil without such a field.
  package subscript(name: String) -> String? { head.first { $0.name == name }?.value }

  /// The whole text of the patch: the fields of the head and the changes to the files.
  package var text: String {
    let head = head.map { "\($0.name): \($0.value)\n" }.joined()
    return head + (head.isEmpty || files.isEmpty ? "" : "\n") + files.map(\.text).joined()
  }

  /// Returns the files after the patch was applied to `files`; both are lines by file name.
  ///
  /// - Throws: ``PatchError`` with the line of the patch that does not match a file exactly.
  package func applied(to files: [String: [String]]) throws(PatchError) -> [String: [String]] {
    var files = files
    for change in self.files { files[change.name] = try change.applied(to: files[change.name]) }
    return files
  }
}

/// The reason why a patch is malformed, or cannot be applied to files.
package struct PatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number, from 1, of the patch's line at which the error occurs.
  package let line: Int
  /// The description of the error at the line.
  package let reason: String

  /// The line and the reason, in the form of a compiler's message: `12: error: …`.
  package var description: String { "\(line): error: \(reason)" }
}
