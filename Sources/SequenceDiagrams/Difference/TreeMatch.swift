import Traces

/// The matching between the rows of two traces.
///
/// From the roots down, siblings are paired first by equal subtrees, then by equal rows, then by equal messages
/// with other arguments. Below pairs whose subtrees differ, the children are matched in the same way. Rows are
/// identified by their indices among the rows of their trace.
struct TreeMatch: Sendable {
  private(set) var old: ComparedTrace
  private(set) var new: ComparedTrace
  /// For each row of the earlier trace, the index of the matching row of the later trace; nil for a removed row.
  private(set) var newRows: [Int?]
  /// For each row of the later trace, the index of the matching row of the earlier trace; nil for an added row.
  private(set) var oldRows: [Int?]
  /// The rows of the later trace that moved with their subtrees.
  private(set) var moved: Set<Int> = []
  /// The changed numbers of repetitions, by the row of the first repetition in the later trace.
  var repeated: [Int: Repetition] = [:]
  /// The rows removed from the earlier trace and added to the later one that only change a number of repetitions.
  var surplus: (old: Set<Int>, new: Set<Int>) = ([], [])

  /// Matches the rows of two traces; exchanging the traces gives the same pairs.
  init(from before: Trace, to after: Trace) {
    var numbering = RowNumbering()
    let before = ComparedTrace(before, &numbering)
    let after = ComparedTrace(after, &numbering)
    let isSwapped = after.precedes(before)
    self.init(isSwapped ? after : before, isSwapped ? before : after)
    if isSwapped { swapTraces() }
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

  private mutating func swapTraces() {
    swap(&old, &new)
    swap(&newRows, &oldRows)
    swap(&surplus.old, &surplus.new)
    moved = Set(moved.compactMap { newRows[$0] })
    let swapped = repeated.compactMap { row, repetition in
      newRows[row].map { ($0, Repetition(before: repetition.after, after: repetition.before)) }
    }
    repeated = Dictionary(swapped) { first, _ in first }
  }
}

extension TreeMatch {
  private mutating func matchInPlace() {
    var keys = Register<RowKey>()
    var open: [(old: Int?, new: Int?)] = [(nil, nil)]
    while let pair = open.popLast() {
      let siblings = (old: old.tree.children(of: pair.old), new: new.tree.children(of: pair.new))
      for pair in matched(siblings.old, siblings.new, &keys) {
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
    _ keys: inout Register<RowKey>
  ) -> [SiblingMatch.Pair] {
    var match = SiblingMatch(oldSiblings, newSiblings)
    match.pair(by: { old.numbers.subtrees[$0] }, { new.numbers.subtrees[$0] })
    match.pair(by: { old.numbers.rows[$0] }, { new.numbers.rows[$0] })
    match.pair(
      by: { keys.number(of: RowKey(old.event($0), ignoresReceiver: false)) },
      { keys.number(of: RowKey(new.event($0), ignoresReceiver: false)) }
    )
    match.pair(
      by: { keys.number(of: RowKey(old.event($0), ignoresReceiver: true)) },
      { keys.number(of: RowKey(new.event($0), ignoresReceiver: true)) },
      where: { old.event($0.old).isFound(in: new.event($0.new)) }
    )
    return match.rows
  }

  private mutating func link(_ pair: SiblingMatch.Pair) {
    newRows[pair.old] = pair.new
    oldRows[pair.new] = pair.old
  }

  /// Pairs two rows with equal subtrees, and their descendants.
  mutating func linkSubtrees(_ pair: SiblingMatch.Pair) {
    for (old, new) in zip(old.tree.subtree(of: pair.old), new.tree.subtree(of: pair.new)) {
      link(SiblingMatch.Pair(old: old, new: new))
    }
  }

  /// Marks a row of the earlier trace and its descendants as a removed repetition.
  mutating func dropSurplus(old row: Int) {
    for row in old.tree.subtree(of: row) {
      newRows[row] = nil
      surplus.old.insert(row)
    }
  }

  /// Marks a row of the later trace and its descendants as an added repetition.
  mutating func dropSurplus(new row: Int) {
    for row in new.tree.subtree(of: row) {
      oldRows[row] = nil
      surplus.new.insert(row)
    }
  }
}

extension Event {
  /// Returns whether `other` may be the form of this event in the other trace with another receiver, which only actions
  /// and lost messages change.
  fileprivate func isFound(in other: Event) -> Bool {
    kind == .action || kind == .lost || other.kind == .lost
  }
}
