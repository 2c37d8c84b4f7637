import Sequences

/// The difference of two texts, line by line.
package struct LineDiff: Hashable, Sendable {
  /// A line of one or both of the compared texts.
  package enum Change: Hashable, Sendable {
    /// A line that both texts have.
    case same(String)
    /// A line that only the expected, or old, text has.
    case removed(String)
    /// A line that only the other, or new, text has.
    case added(String)
  }

  /// The lines of both texts, in order; removed lines come before the lines that replace them.
  package let changes: [Change]

  /// Compares two texts, given as arrays of lines; lines are equal if their bytes are.
  ///
  /// - Complexity: Nearly O(*n*) in the number of lines.
  package init(from expected: [String], to got: [String]) {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    let end = (old: expected.count, new: got.count)
    let common = CommonSequence(ofLines: expected.map { $0[...] }, got.map { $0[...] })
    for pair in common.pairs + [end] {
      changes += expected[old..<pair.old].map(Change.removed)
      changes += got[new..<pair.new].map(Change.added)
      if pair.old < expected.count { changes.append(.same(expected[pair.old])) }
      (old, new) = (pair.old + 1, pair.new + 1)
    }
    self.changes = changes
  }

  /// Whether the two compared texts are equal.
  package var isEmpty: Bool { changes.allSatisfy { !$0.isChange } }
}

extension LineDiff.Change {
  /// Whether only one of the two texts has the line.
  package var isChange: Bool {
    if case .same = self { false } else { true }
  }

  /// Whether the expected, or old, text has the line.
  package var isOld: Bool {
    if case .added = self { false } else { true }
  }

  /// Whether the new text has the line: true for an unchanged and for an added line.
  package var isNew: Bool {
    if case .removed = self { false } else { true }
  }

  /// The line without a sign before it.
  package var line: String {
    switch self {
    case .same(let line), .removed(let line), .added(let line): line
    }
  }

  /// The line with a sign before it: `-` for a removed line, `+` for an added line, a blank for a line of both texts.
  package var text: String {
    switch self {
    case .same: " " + line
    case .removed: "-" + line
    case .added: "+" + line
    }
  }
}

/// A group of neighbouring changed lines with the unchanged lines around them, as in the output of `diff -u`.
package struct Hunk: Hashable, Sendable {
  /// The number, from 1, of the group's first line in the old text; for a group of added lines only, the number of the old line
  /// before which they are inserted.
  package let oldLine: Int
  /// The number, from 1, of the group's first line in the new text; for a group of removed lines only, the number of the new line
  /// that follows their former place.
  package let newLine: Int
  /// The unchanged, removed and added lines of the group, in order.
  package let changes: [LineDiff.Change]
  /// The number, from 1, of the group's `@@` line in the patch; 1 for a group that was not parsed from a patch.
  var line = 1

  /// The group in the form of `diff -u`: the line numbers in both texts, then the lines; every line ends in LF.
  package var text: String {
    let old = Hunk.range(oldLine, changes.count(where: \.isOld))
    let new = Hunk.range(newLine, changes.count(where: \.isNew))
    return "@@ -\(old) +\(new) @@\n" + changes.map { $0.text + "\n" }.joined()
  }

  /// Returns a range of `count` lines from number `line` on in the form of `diff -u`: `20,3`, or `19,0` for no lines after line 19.
  private static func range(_ line: Int, _ count: Int) -> String {
    "\(count == 0 ? max(line - 1, 0) : line),\(count)"
  }
}

extension LineDiff {
  /// Returns the groups of changed lines, each with up to `context` unchanged lines before and after; empty if the texts are equal.
  ///
  /// Groups whose unchanged lines touch or overlap are joined. A negative `context` counts as 0. `oldLine` and `newLine` are the
  /// numbers of the first line of the old and the new text.
  package func hunks(context: Int, oldLine: Int = 1, newLine: Int = 1) -> [Hunk] {
    let context = min(max(context, 0), changes.count)
    var hunks: [Hunk] = []
    var (end, old, new) = (0, oldLine, newLine)
    for range in ranges(context: context) {
      old += changes[end..<range.lowerBound].count(where: \.isOld)
      new += changes[end..<range.lowerBound].count(where: \.isNew)
      hunks.append(Hunk(oldLine: old, newLine: new, changes: Array(changes[range])))
      old += changes[range].count(where: \.isOld)
      new += changes[range].count(where: \.isNew)
      end = range.upperBound
    }
    return hunks
  }

  private func ranges(context: Int) -> [Range<Int>] {
    changes.indices.filter { changes[$0].isChange }.reduce(into: []) { ranges, index in
      let start = max(index - context, 0)
      let end = min(index + context + 1, changes.count)
      if let last = ranges.last, start <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
  }
}
