import Traces

/// Which row of one trace is which row of another.
///
/// From the roots down, siblings are paired where all inside them is the same, then where they are
/// the same message, then where they are it with other arguments; what is paired but differs
/// inside is looked into. Rows are known by their indices among the rows of their trace.
struct TreeMatch: Sendable {
  /// The rows of the earlier trace.
  private(set) var old: ComparedTrace
  /// The rows of the later trace.
  private(set) var new: ComparedTrace
  /// For each earlier row the one it is now; nil where there is none.
  private(set) var newRows: [Int?]
  /// For each later row the one it was; nil where there is none.
  private(set) var oldRows: [Int?]
  /// Later rows that stood elsewhere before, with all inside them.
  private(set) var moved: Set<Int> = []
  /// Rows that are repeated more or less often, by the first repetition in the later trace.
  var repeated: [Int: Repetition] = [:]
  /// Earlier rows, and later rows, that only repeat what is there once less or once more.
  var surplus: (old: Set<Int>, new: Set<Int>) = ([], [])

  /// Matches two traces; the other way round it finds the same.
  init(from before: Trace, to after: Trace) {
    var numbering = RowNumbering()
    let before = ComparedTrace(before, &numbering)
    let after = ComparedTrace(after, &numbering)
    let isTurned = after.precedes(before)
    self.init(isTurned ? after : before, isTurned ? before : after)
    if isTurned { turn() }
  }

  private init(_ old: ComparedTrace, _ new: ComparedTrace) {
    self.old = old
    self.new = new
    newRows = Array(repeating: nil, count: old.tree.count)
    oldRows = Array(repeating: nil, count: new.tree.count)
    matchInPlace()
    for pair in MoveSearch(self).pairs {
      moved.insert(pair.new)
      linkSubtrees(pair)
    }
  }

  /// Makes the earlier trace the later one.
  private mutating func turn() {
    swap(&old, &new)
    swap(&newRows, &oldRows)
    swap(&surplus.old, &surplus.new)
    moved = Set(moved.compactMap { newRows[$0] })
    let turned = repeated.compactMap { row, repetition in
      newRows[row].map { ($0, Repetition(before: repetition.after, after: repetition.before)) }
    }
    repeated = Dictionary(turned) { first, _ in first }
  }
}

extension TreeMatch {
  private mutating func matchInPlace() {
    var positions = Register<RowPosition>()
    var open: [(old: Int?, new: Int?)] = [(nil, nil)]
    while let pair = open.popLast() {
      let siblings = (old: old.tree.children(of: pair.old), new: new.tree.children(of: pair.new))
      for pair in matched(siblings.old, siblings.new, &positions) {
        if old.numbers.subtrees[pair.old] == new.numbers.subtrees[pair.new] {
          linkSubtrees(pair)
        } else {
          link(pair)
          open.append((pair.old, pair.new))
        }
      }
      findRepetitions(siblings.old, siblings.new)
    }
  }

  private func matched(
    _ oldSiblings: [Int],
    _ newSiblings: [Int],
    _ indices: inout Register<RowPosition>
  ) -> [SiblingMatch.Pair] {
    var match = SiblingMatch(oldSiblings, newSiblings)
    match.pair(by: { old.numbers.subtrees[$0] }, { new.numbers.subtrees[$0] })
    match.pair(by: { old.numbers.rows[$0] }, { new.numbers.rows[$0] })
    match.pair(
      by: { indices.number(of: RowPosition(old.event($0), isLoose: false)) },
      { indices.number(of: RowPosition(new.event($0), isLoose: false)) }
    )
    match.pair(
      by: { indices.number(of: RowPosition(old.event($0), isLoose: true)) },
      { indices.number(of: RowPosition(new.event($0), isLoose: true)) },
      where: { old.event($0.old).isFound(in: new.event($0.new)) }
    )
    return match.rows
  }

  private mutating func link(_ pair: SiblingMatch.Pair) {
    newRows[pair.old] = pair.new
    oldRows[pair.new] = pair.old
  }

  /// Pairs two equal rows and all inside them.
  mutating func linkSubtrees(_ pair: SiblingMatch.Pair) {
    for (old, new) in zip(old.tree.subtree(of: pair.old), new.tree.subtree(of: pair.new)) {
      link(SiblingMatch.Pair(old: old, new: new))
    }
  }

  /// Takes an earlier row, with all inside it, for one repetition that is no more.
  mutating func dropSurplus(old row: Int) {
    for row in old.tree.subtree(of: row) {
      newRows[row] = nil
      surplus.old.insert(row)
    }
  }

  /// Takes a later row, with all inside it, for one repetition that was not there.
  mutating func dropSurplus(new row: Int) {
    for row in new.tree.subtree(of: row) {
      oldRows[row] = nil
      surplus.new.insert(row)
    }
  }
}

extension Event {
  /// Whether an event can be this one though it goes to somebody else.
  fileprivate func isFound(in other: Event) -> Bool {
    kind == .action || kind == .lost || other.kind == .lost
  }
}
