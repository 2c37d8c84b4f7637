/// The change of one file.
package struct FileChange: Hashable, Sendable {
  /// The name of the file.
  package let name: String
  /// Whether the patch creates the file.
  package let isNew: Bool
  /// Whether the patch removes the file.
  package let isRemoved: Bool
  /// The changed lines, in the order of the file.
  package let hunks: [Hunk]
  /// The line of the patch that names the file, from 1.
  let line: Int
  /// The lines of the patch that begin a hunk, from 1.
  let hunkLines: [Int]

  /// Creates a change; `line` and `hunkLines` are known where the change was parsed from a text.
  init(
    name: String,
    isNew: Bool,
    isRemoved: Bool,
    hunks: [Hunk],
    line: Int = 1,
    hunkLines: [Int] = []
  ) {
    self.name = name
    self.isNew = isNew
    self.isRemoved = isRemoved
    self.hunks = hunks
    self.line = line
    self.hunkLines = hunkLines
  }
}

extension FileChange {
  var text: String {
    let old = isNew ? "/dev/null" : "a/\(name)"
    let new = isRemoved ? "/dev/null" : "b/\(name)"
    return "--- \(old)\n+++ \(new)\n" + hunks.map(\.text).joined()
  }

  /// Returns the lines of the file after the change; nil for a removed file.
  ///
  /// - Throws: ``PatchError`` where the lines of the patch differ from the lines of the file.
  func applied(to old: [String]?) throws(PatchError) -> [String]? {
    guard isNew == (old == nil) else {
      let reason = isNew ? "\(name) is there already" : "there is no \(name)"
      throw PatchError(line: line, reason: reason)
    }
    let old = old ?? []
    var new: [String] = []
    var next = 0
    for (index, hunk) in hunks.enumerated() {
      let header = index < hunkLines.count ? hunkLines[index] : line
      let start = hunk.oldLine - 1
      guard next...old.count ~= start else {
        throw PatchError(line: header, reason: "\(name) has \(old.count) lines")
      }
      new += old[next..<start]
      next = try apply(hunk, at: start, to: old, into: &new, header: header)
    }
    new += old[next...]
    guard isRemoved else { return new }
    guard new.isEmpty else {
      throw PatchError(line: line, reason: "\(name) has lines that the patch does not remove")
    }
    return nil
  }

  private func apply(
    _ hunk: Hunk,
    at start: Int,
    to old: [String],
    into new: inout [String],
    header: Int
  ) throws(PatchError) -> Int {
    var next = start
    for (index, change) in hunk.changes.enumerated() {
      if change.isOld {
        let found = next < old.count ? old[next] : nil
        guard found?.utf8.elementsEqual(change.line.utf8) == true else {
          let there = found.map { "is \"\($0)\"" } ?? "is not there"
          throw PatchError(
            line: header + index + 1,
            reason: "line \(next + 1) of \(name) \(there), the patch has \"\(change.line)\""
          )
        }
        next += 1
      }
      if change.isNew { new.append(change.line) }
    }
    return next
  }
}
