/// The change that a patch makes to one file.
package struct FileChange: Hashable, Sendable {
  /// The name of the changed file, without its folder.
  package let name: String
  /// Whether the patch creates the file.
  package let isNew: Bool
  /// Whether the patch removes the file.
  package let isRemoved: Bool
  /// The groups of changed lines, in the order of the file; empty if an empty file is created or removed.
  package let hunks: [Hunk]
  /// The number, from 1, of the file's `---` line in the patch; 1 for a change that was not parsed from a patch.
  var line = 1
  /// The numbers, from 1, of the `@@` lines of the patch, one for each hunk; empty for a change that was not parsed.
  var hunkLines: [Int] = []

  var text: String {
    let old = isNew ? "/dev/null" : "a/\(name)"
    let new = isRemoved ? "/dev/null" : "b/\(name)"
    return "--- \(old)\n+++ \(new)\n" + hunks.map(\.text).joined()
  }

  /// Returns the lines that the file has after the change; nil if the change removes the file.
  ///
  /// `old` are the lines that the file has before the change; nil if there is no such file.
  ///
  /// - Throws: ``PatchError`` if a removed or unchanged line of the patch differs from the file's line or lies outside the file, if
  ///   hunks overlap, if a new file exists already, if any other file is missing, or if a removed file would keep lines.
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
