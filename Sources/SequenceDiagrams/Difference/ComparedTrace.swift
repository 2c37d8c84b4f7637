import Sequences
import Traces

struct ComparedTrace: Sendable {
  let trace: Trace
  let tree: CallTree
  /// Numbers for the rows of the trace, equal to a number of the other trace if the two rows are equal.
  let rowNumbers: [Int]
  /// Numbers for the subtrees of the rows, equal to a number of the other trace if the two subtrees are equal.
  let subtreeNumbers: [Int]
  /// The matching row (numbered event) of the other trace, by row; nil for a row that only this trace has.
  var partners: [Int?]
  /// The rows (numbered events) without a partner that only change a count of repetitions.
  var surplus: Set<Int> = []

  /// Prepares a trace; both traces of a comparison must use the same `numbering`.
  init(_ trace: Trace, _ numbering: inout RowNumbering) {
    let tree = CallTree(trace)
    let rows = tree.events.map { numbering.rows.number(of: RowIdentity(trace.events[$0])) }
    var subtrees = rows
    for row in rows.indices.reversed() {
      let inside = tree.children(of: row).map { subtrees[$0] }
      subtrees[row] = numbering.subtrees.number(of: [rows[row]] + inside)
    }
    self.trace = trace
    self.tree = tree
    (rowNumbers, subtreeNumbers) = (rows, subtrees)
    partners = rows.map { _ in nil }
  }

  func event(_ row: Int) -> Event { trace.events[tree.events[row]] }

  func runs(of siblings: [Int]) -> [ArraySlice<Int>] {
    siblings.runs { subtreeNumbers[$0] }
  }

  mutating func dropSurplus(_ row: Int) {
    for row in tree.subtree(of: row) {
      partners[row] = nil
      surplus.insert(row)
    }
  }

  /// Returns whether this trace comes before the other in an order by content, whichever of the two is the earlier trace.
  func precedes(_ other: ComparedTrace) -> Bool {
    if tree.count != other.tree.count { return tree.count < other.tree.count }
    if let row = tree.parents.indices.first(where: { rowNumbers[$0] != other.rowNumbers[$0] }) {
      return RowIdentity(event(row)).precedes(RowIdentity(other.event(row)))
    }
    let row = tree.parents.indices.first { tree.parents[$0] != other.tree.parents[$0] }
    return row.map { (tree.parents[$0] ?? -1) < (other.tree.parents[$0] ?? -1) } ?? false
  }
}

/// A numbering of the rows (numbered events) and subtrees of two traces, by which equal ones are found.
struct RowNumbering {
  fileprivate var rows = Register<RowIdentity>()
  fileprivate var subtrees = Register<[Int]>()
}

/// The rows (numbered events) of a trace as a tree: a row is a child of the row that caused it, an answer a child of its call.
///
/// A row is identified by its index among all rows, from 0. A cause that does not come earlier in the trace is ignored, so that
/// parents always precede their children.
struct CallTree: Sendable {
  /// The index of each row's event among the events of the trace.
  let events: [Int]
  private(set) var parents: [Int?] = []
  /// The number of rows (numbered events) in each row's subtree, with the row itself.
  private(set) var sizes: [Int] = []
  /// The position of each row (numbered event) in the preorder of the tree, where the rows of a subtree are adjacent.
  private var starts: [Int] = []
  private var childLists: [[Int]] = []
  private var roots: [Int] = []
  private(set) var previousSiblings: [Int?] = []

  init(_ trace: Trace) {
    events = trace.events.indices.filter { trace.events[$0].number != nil }
    var positions: [Int: Int] = [:]
    positions.reserveCapacity(count)
    for (row, index) in events.enumerated() {
      let event = trace.events[index]
      let parent = event.cause.flatMap { positions[$0] }
      parents.append(parent)
      previousSiblings.append(parent.map { childLists[$0].last } ?? roots.last)
      childLists.append([])
      if let parent { childLists[parent].append(row) } else { roots.append(row) }
      if let number = event.number { positions[number] = row }
    }
    sizes = Array(repeating: 1, count: count)
    for row in (0..<count).reversed() {
      if let parent = parents[row] { sizes[parent] += sizes[row] }
    }
    var next = Array(repeating: 0, count: count)
    var nextRoot = 0
    for row in 0..<count {
      let start = parents[row].map { next[$0] } ?? nextRoot
      if let parent = parents[row] { next[parent] += sizes[row] } else { nextRoot += sizes[row] }
      next[row] = start + 1
      starts.append(start)
    }
  }

  var count: Int { events.count }

  /// Returns the children of a row (numbered event), in order; for nil the rows without a parent.
  func children(of row: Int?) -> [Int] {
    row.map { childLists[$0] } ?? roots
  }

  func subtree(of row: Int) -> [Int] {
    var rows: [Int] = []
    var open = [row]
    while let next = open.popLast() {
      rows.append(next)
      open += children(of: next).reversed()
    }
    return rows
  }

  func holds(_ row: Int, in other: Int) -> Bool {
    (starts[other]..<starts[other] + sizes[other]).contains(starts[row])
  }

  /// The index, for each row, of the first later row that is not its descendant; the number of rows if there is none.
  var ends: [Int] {
    var ends = Array(repeating: count, count: count)
    var open: [Int] = []
    for row in 0..<count {
      while let last = open.last, last != parents[row] {
        ends[last] = row
        open.removeLast()
      }
      open.append(row)
    }
    return ends
  }
}
