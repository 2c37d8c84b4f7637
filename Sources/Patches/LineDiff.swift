/// The difference of two texts, line by line.
package struct LineDiff: Hashable, Sendable {
  /// One line of a difference.
  package enum Change: Hashable, Sendable {
    /// A line of both texts.
    case same(String)
    /// A line of the expected text only.
    case removed(String)
    /// A line of the other text only.
    case added(String)
  }

  /// The lines of both texts, in order; removed lines come before added ones.
  package let changes: [Change]

  /// Compares two texts, byte by byte.
  ///
  /// - Complexity: Nearly O(*n*) in the number of lines.
  package init(from expected: [String], to got: [String]) {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    let end = LineMatches.Pair(old: expected.count, new: got.count)
    for pair in LineMatches(expected.map { $0[...] }, got.map { $0[...] }).pairs + [end] {
      changes += expected[old..<pair.old].map(Change.removed)
      changes += got[new..<pair.new].map(Change.added)
      if pair.old < expected.count { changes.append(.same(expected[pair.old])) }
      (old, new) = (pair.old + 1, pair.new + 1)
    }
    self.changes = changes
  }
}

extension LineDiff {
  /// Whether both texts are equal.
  package var isEmpty: Bool { changes.allSatisfy { !$0.isChange } }
}

extension LineDiff.Change {
  /// Whether the line is in one of the texts only.
  package var isChange: Bool {
    if case .same = self { false } else { true }
  }

  /// Whether the line is in the expected text.
  package var isOld: Bool {
    if case .added = self { false } else { true }
  }

  /// Whether the line is in the other text.
  package var isNew: Bool {
    if case .removed = self { false } else { true }
  }

  /// The text of the line.
  package var line: String {
    switch self {
    case .same(let line), .removed(let line), .added(let line): line
    }
  }

  /// The line behind its sign: a blank, `-` for removed, `+` for added.
  package var text: String {
    switch self {
    case .same: " " + line
    case .removed: "-" + line
    case .added: "+" + line
    }
  }
}
