import Sequences
import Traces

/// A trace prepared for comparison with another.
struct ComparedTrace: Sendable {
  let trace: Trace
  let tree: CallTree
  /// Numbers that stand for the trace's rows and subtrees; two rows or subtrees of the two traces are equal if their
  /// numbers are.
  let numbers: RowNumbering.Numbers

  /// Prepares a trace; both traces of a comparison must be given the same numbering.
  init(_ trace: Trace, _ numbering: inout RowNumbering) {
    self.trace = trace
    tree = CallTree(trace)
    numbers = numbering.numbers(of: trace, tree)
  }

  func event(_ row: Int) -> Event { trace.events[tree.events[row]] }

  /// Divides a list of siblings, given as row indices, into runs of adjacent siblings with equal subtrees.
  func runs(of siblings: [Int]) -> [ArraySlice<Int>] {
    siblings.runs { numbers.subtrees[$0] }
  }

  /// Returns whether this trace precedes the other in an order that depends only on their rows, not on which trace is
  /// the earlier one.
  func precedes(_ other: ComparedTrace) -> Bool {
    if tree.count != other.tree.count { return tree.count < other.tree.count }
    if let row = tree.parents.indices.first(where: { numbers.rows[$0] != other.numbers.rows[$0] }) {
      return RowIdentity(event(row)).precedes(RowIdentity(other.event(row)))
    }
    let row = tree.parents.indices.first { tree.parents[$0] != other.tree.parents[$0] }
    return row.map { (tree.parents[$0] ?? -1) < (other.tree.parents[$0] ?? -1) } ?? false
  }
}
