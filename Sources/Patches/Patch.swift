/// A patch: fields in a head, and the unified diff of each file.
///
///     Title: Products in VIPER, with an Interactor that says nothing when it fails
///     Rule: no-reply
///
///     --- a/ProductListInteractor.swift
///     +++ b/ProductListInteractor.swift
///     @@ -20,3 +20,2 @@
///
/// `git apply` reads the same text. A file that is new or removed has `/dev/null` on its other side.
package struct Patch: Hashable, Sendable {
  /// The lines of the head, such as `Title`, in their order.
  package let head: [Field]
  /// The changes of each file, in the order of the names.
  package let files: [FileChange]

  /// One line of the head.
  package struct Field: Hashable, Sendable {
    /// The word before the colon.
    package let name: String
    /// The text behind it.
    package let value: String

    /// Makes a line.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Makes a patch from its parts.
  init(head: [Field], files: [FileChange]) {
    self.head = head
    self.files = files
  }
}

extension Patch {
  /// Makes the patch that turns some files into others, each a name and its lines; takes nearly linear time.
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

  /// The value of a line of the head; nil where there is none of that name.
  package subscript(name: String) -> String? { head.first { $0.name == name }?.value }

  /// The whole text of the patch.
  package var text: String {
    let head = head.map { "\($0.name): \($0.value)\n" }.joined()
    return head + (head.isEmpty || files.isEmpty ? "" : "\n") + files.map(\.text).joined()
  }

  /// Returns the files after the patch.
  ///
  /// Every line must stand exactly where the patch has it. The error has the line of the patch.
  package func applied(to files: [String: [String]]) throws(PatchError) -> [String: [String]] {
    var files = files
    for change in self.files { files[change.name] = try change.applied(to: files[change.name]) }
    return files
  }
}

/// Why a patch cannot be read, or does not apply.
package struct PatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the patch, from 1.
  package let line: Int
  /// What is wrong there.
  package let reason: String

  /// Says what is wrong, as compilers do: `12: error: …`.
  package var description: String { "\(line): error: \(reason)" }
}
