import Sequences
import Traces

/// A trace prepared for comparison with another.
struct ComparedTrace: Sendable {
  let trace: Trace
  let tree: CallTree
  /// Numbers for the rows and subtrees of the trace, equal to a number of the other trace if the two rows or subtrees are equal.
  let numbers: RowNumbering.Numbers

  /// Prepares a trace; both traces of a comparison must use the same `numbering`.
  init(_ trace: Trace, _ numbering: inout RowNumbering) {
    self.trace = trace
    tree = CallTree(trace)
    numbers = numbering.numbers(of: trace, tree)
  }

  func event(_ row: Int) -> Event { trace.events[tree.events[row]] }

  /// Divides siblings, given as indices of rows (numbered events), into runs of adjacent siblings with equal subtrees.
  func runs(of siblings: [Int]) -> [ArraySlice<Int>] {
    siblings.runs { numbers.subtrees[$0] }
  }

  /// Returns whether this trace comes before the other in an order by content, whichever of the two is the earlier trace.
  func precedes(_ other: ComparedTrace) -> Bool {
    if tree.count != other.tree.count { return tree.count < other.tree.count }
    if let row = tree.parents.indices.first(where: { numbers.rows[$0] != other.numbers.rows[$0] }) {
      return RowIdentity(event(row)).precedes(RowIdentity(other.event(row)))
    }
    let row = tree.parents.indices.first { tree.parents[$0] != other.tree.parents[$0] }
    return row.map { (tree.parents[$0] ?? -1) < (other.tree.parents[$0] ?? -1) } ?? false
  }
}
