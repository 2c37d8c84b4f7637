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

/// A numbering of the rows (numbered events) and subtrees of two traces, by which equal ones are found.
struct RowNumbering {
  struct Numbers {
    var rows: [Int] = []
    /// The number of the subtree at each row (numbered event); equal subtrees have equal numbers.
    var subtrees: [Int] = []
  }

  private var rows = Register<RowIdentity>()
  private var subtrees = Register<[Int]>()

  mutating func numbers(of trace: Trace, _ tree: CallTree) -> Numbers {
    var numbers = Numbers()
    for event in tree.events {
      numbers.rows.append(rows.number(of: RowIdentity(trace.events[event])))
    }
    numbers.subtrees = Array(repeating: 0, count: tree.count)
    for row in (0..<tree.count).reversed() {
      let inside = tree.children(of: row).map { numbers.subtrees[$0] }
      numbers.subtrees[row] = subtrees.number(of: [numbers.rows[row]] + inside)
    }
    return numbers
  }
}

/// A mapping from values to numbers, which count from 0 in the order of first use.
struct Register<Key: Hashable> {
  private var numbers: [Key: Int] = [:]

  mutating func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
