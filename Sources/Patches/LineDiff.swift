/// What must be removed from lines and added to them so that they become others.
package struct LineDiff: Hashable, Sendable {
  /// One line of a difference.
  package enum Change: Hashable, Sendable {
    /// Stands on both sides.
    case same(String)
    /// Is expected, and not there.
    case removed(String)
    /// Is there, and not expected.
    case added(String)
  }

  /// All lines of both sides, in order; what is removed comes before what is added.
  package let changes: [Change]

  /// Compares lines, byte by byte; takes nearly linear time.
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
  /// Whether both sides are the same.
  package var isEmpty: Bool { changes.allSatisfy { !$0.isChange } }
}

extension LineDiff.Change {
  /// Whether the line stands on one side only.
  package var isChange: Bool {
    if case .same = self { false } else { true }
  }

  /// Whether the line stands on the expected side.
  package var isExpected: Bool {
    if case .added = self { false } else { true }
  }

  /// Whether the line stands on the side that was got.
  package var isGot: Bool {
    if case .removed = self { false } else { true }
  }

  /// The line itself.
  package var line: String {
    switch self {
    case .same(let line), .removed(let line), .added(let line): line
    }
  }

  /// The line behind its sign: a blank, `-` for expected, `+` for got.
  package var text: String {
    switch self {
    case .same: " " + line
    case .removed: "-" + line
    case .added: "+" + line
    }
  }
}
