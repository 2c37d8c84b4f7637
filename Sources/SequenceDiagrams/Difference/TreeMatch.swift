import Sequences
import Traces

/// The matching of the rows of two traces, each compared as a tree of calls.
///
/// From the roots down, siblings are paired first by equal subtrees, then by equal rows, then by equal messages with other
/// arguments, and last, for actions and lost messages, by equal messages to other receivers. Below a pair whose subtrees differ,
/// the children are paired in the same way. Rows are given by their indices among the rows of their trace.
struct TreeMatch: Sendable {
  var old: ComparedTrace
  var new: ComparedTrace
  /// The rows (numbered events) of the later trace that were moved together with their subtrees.
  private(set) var moved: Set<Int> = []
  /// The counts of equal rows (numbered events) that differ between the traces, by the first of these rows in the later trace.
  var repeated: [Int: Repetition] = [:]

  /// Matches the rows (numbered events) of two traces; the same rows are matched if the traces are exchanged.
  init(from before: Trace, to after: Trace) {
    var numbering = RowNumbering()
    let before = ComparedTrace(before, &numbering)
    let after = ComparedTrace(after, &numbering)
    let isSwapped = after.precedes(before)
    self.init(isSwapped ? after : before, isSwapped ? before : after)
    guard isSwapped else { return }
    swap(&old, &new)
    moved = Set(moved.compactMap { old.partners[$0] })
    let swapped = repeated.compactMap { row, repetition in
      old.partners[row].map {
        ($0, Repetition(before: repetition.after, after: repetition.before))
      }
    }
    repeated = Dictionary(swapped) { first, _ in first }
  }

  private init(_ old: ComparedTrace, _ new: ComparedTrace) {
    self.old = old
    self.new = new
    var keys = Register<RowKey>()
    var open: [(old: Int?, new: Int?)] = [(nil, nil)]
    while let pair = open.popLast() {
      let siblings = (old: old.tree.children(of: pair.old), new: new.tree.children(of: pair.new))
      for pair in matched(siblings.old, siblings.new, &keys) {
        if old.subtreeNumbers[pair.old] == new.subtreeNumbers[pair.new] {
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
    match.pair(by: { old.subtreeNumbers[$0] }, { new.subtreeNumbers[$0] })
    match.pair(by: { old.rowNumbers[$0] }, { new.rowNumbers[$0] })
    for ignoresReceiver in [false, true] {
      match.pair(
        by: { keys.number(of: RowKey(old.event($0), ignoresReceiver: ignoresReceiver)) },
        { keys.number(of: RowKey(new.event($0), ignoresReceiver: ignoresReceiver)) },
        where: { !ignoresReceiver || old.event($0.old).isFound(in: new.event($0.new)) }
      )
    }
    return match.rows
  }

  private mutating func link(_ pair: SiblingMatch.Pair) {
    old.partners[pair.old] = pair.new
    new.partners[pair.new] = pair.old
  }

  mutating func linkSubtrees(_ pair: SiblingMatch.Pair) {
    for pair in zip(old.tree.subtree(of: pair.old), new.tree.subtree(of: pair.new)) { link(pair) }
  }
}

extension Event {
  /// Returns whether this event can match `other` although the receivers differ: an action, or a lost message on either side.
  fileprivate func isFound(in other: Event) -> Bool {
    kind == .action || kind == .lost || other.kind == .lost
  }
}
