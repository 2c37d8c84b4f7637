import Sequences
import Traces

/// A trace made ready to be compared with another.
struct ComparedTrace: Sendable {
  /// The trace.
  let trace: Trace
  /// Its rows as a tree.
  let tree: CallTree
  /// Its rows and subtrees in numbers that both traces share.
  let numbers: RowNumbering.Numbers

  /// Makes a trace ready; both must be given the same numbering.
  init(_ trace: Trace, _ numbering: inout RowNumbering) {
    self.trace = trace
    tree = CallTree(trace)
    numbers = numbering.numbers(of: trace, tree)
  }

  /// The event of a row.
  func event(_ row: Int) -> Event { trace.events[tree.events[row]] }

  /// The stretches of equal neighbours among some siblings.
  func runs(of siblings: [Int]) -> [ArraySlice<Int>] {
    siblings.runs { numbers.subtrees[$0] }
  }

  /// Whether this comes first in an order that does not depend on which trace is the earlier one.
  func precedes(_ other: ComparedTrace) -> Bool {
    if tree.count != other.tree.count { return tree.count < other.tree.count }
    if let row = tree.parents.indices.first(where: { numbers.rows[$0] != other.numbers.rows[$0] }) {
      return RowIdentity(event(row)).precedes(RowIdentity(other.event(row)))
    }
    let row = tree.parents.indices.first { tree.parents[$0] != other.tree.parents[$0] }
    return row.map { (tree.parents[$0] ?? -1) < (other.tree.parents[$0] ?? -1) } ?? false
  }
}
