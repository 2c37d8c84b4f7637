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
    let end = CommonSequence.Pair(old: expected.count, new: got.count)
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
