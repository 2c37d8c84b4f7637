import Sequences
import Traces

/// The matching of the rows of two traces, each compared as a tree of calls.
///
/// From the roots down, siblings are paired first by equal subtrees, then by equal rows, then by equal messages with other
/// arguments, and last, for actions and lost messages, by equal messages to other receivers. Below a pair whose subtrees differ,
/// the children are paired in the same way. Rows are given by their indices among the rows of their trace.
struct TreeMatch: Sendable {
  private(set) var old: ComparedTrace
  private(set) var new: ComparedTrace
  /// The matching row (numbered event) of the later trace, by row of the earlier one; nil for a removed row.
  private(set) var newRows: [Int?]
  /// The matching row (numbered event) of the earlier trace, by row of the later one; nil for an added row.
  private(set) var oldRows: [Int?]
  /// The rows (numbered events) of the later trace that were moved together with their subtrees.
  private(set) var moved: Set<Int> = []
  /// The counts of equal rows (numbered events) that differ between the traces, by the first of these rows in the later trace.
  var repeated: [Int: Repetition] = [:]
  /// The removed rows of the earlier trace and the added rows of the later one that only change a count of repetitions.
  var surplus: (old: Set<Int>, new: Set<Int>) = ([], [])

  /// Matches the rows (numbered events) of two traces; the same rows are matched if the traces are exchanged.
  init(from before: Trace, to after: Trace) {
    var numbering = RowNumbering()
    let before = ComparedTrace(before, &numbering)
    let after = ComparedTrace(after, &numbering)
    let isSwapped = after.precedes(before)
    self.init(isSwapped ? after : before, isSwapped ? before : after)
    guard isSwapped else { return }
    swap(&old, &new)
    swap(&newRows, &oldRows)
    swap(&surplus.old, &surplus.new)
    moved = Set(moved.compactMap { newRows[$0] })
    let swapped = repeated.compactMap { row, repetition in
      newRows[row].map { ($0, Repetition(before: repetition.after, after: repetition.before)) }
    }
    repeated = Dictionary(swapped) { first, _ in first }
  }

  private init(_ old: ComparedTrace, _ new: ComparedTrace) {
    self.old = old
    self.new = new
    newRows = Array(repeating: nil, count: old.tree.count)
    oldRows = Array(repeating: nil, count: new.tree.count)
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
    for pair in movedSubtrees() {
      moved.insert(pair.new)
      linkSubtrees(pair)
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

  mutating func linkSubtrees(_ pair: SiblingMatch.Pair) {
    for (old, new) in zip(old.tree.subtree(of: pair.old), new.tree.subtree(of: pair.new)) {
      link(SiblingMatch.Pair(old: old, new: new))
    }
  }

  mutating func dropSurplus(old row: Int) {
    for row in old.tree.subtree(of: row) {
      newRows[row] = nil
      surplus.old.insert(row)
    }
  }

  mutating func dropSurplus(new row: Int) {
    for row in new.tree.subtree(of: row) {
      oldRows[row] = nil
      surplus.new.insert(row)
    }
  }
}

extension Event {
  /// Returns whether this event can match `other` although the receivers differ: an action, or a lost message on either side.
  fileprivate func isFound(in other: Event) -> Bool {
    kind == .action || kind == .lost || other.kind == .lost
  }
}
