import Traces

/// The rows (numbered events) of a trace as a tree: a row is a child of the row that caused it, an answer a child of its call.
///
/// A row is identified by its index among all rows, from 0. A cause that does not come earlier in the trace is ignored, so that
/// parents always precede their children.
struct CallTree: Sendable {
  /// The index of each row's event among the events of the trace.
  let events: [Int]
  /// The parent of each row (numbered event); nil for a row without a cause.
  private(set) var parents: [Int?] = []
  /// The number of rows (numbered events) that caused each row, directly or not; an answer has the depth of its call.
  private(set) var depths: [Int] = []
  /// The number of rows (numbered events) in each row's subtree, with the row itself.
  private(set) var sizes: [Int] = []
  /// The position of each row (numbered event) in the preorder of the tree, where the rows of a subtree are adjacent.
  private var starts: [Int] = []
  private var childLists: [[Int]] = []
  private var roots: [Int] = []
  private var previousSiblings: [Int?] = []

  init(_ trace: Trace) {
    events = trace.events.indices.filter { trace.events[$0].number != nil }
    findParents(trace)
    linkChildren()
    sizes = Array(repeating: 1, count: count)
    for row in (0..<count).reversed() {
      if let parent = parents[row] { sizes[parent] += sizes[row] }
    }
    findStarts()
  }

  var count: Int { events.count }

  /// Returns the children of a row (numbered event), in order; for nil the rows without a parent.
  func children(of row: Int?) -> [Int] {
    row.map { childLists[$0] } ?? roots
  }

  func previousSibling(of row: Int) -> Int? { previousSiblings[row] }

  /// Returns a row (numbered event) and all its descendants, in preorder.
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

  private mutating func findStarts() {
    var next = Array(repeating: 0, count: count)
    var nextRoot = 0
    for row in 0..<count {
      let start = parents[row].map { next[$0] } ?? nextRoot
      if let parent = parents[row] { next[parent] += sizes[row] } else { nextRoot += sizes[row] }
      next[row] = start + 1
      starts.append(start)
    }
  }

  private mutating func findParents(_ trace: Trace) {
    var positions: [Int: Int] = [:]
    positions.reserveCapacity(count)
    for (row, event) in events.enumerated() {
      let parent = trace.events[event].cause.flatMap { positions[$0] }
      let isAnswer = trace.events[event].isAnswer
      parents.append(parent)
      depths.append(parent.map { depths[$0] + (isAnswer ? 0 : 1) } ?? 0)
      if let number = trace.events[event].number { positions[number] = row }
    }
  }

  private mutating func linkChildren() {
    childLists = Array(repeating: [], count: count)
    for row in 0..<count {
      if let parent = parents[row] {
        previousSiblings.append(childLists[parent].last)
        childLists[parent].append(row)
      } else {
        previousSiblings.append(roots.last)
        roots.append(row)
      }
    }
  }
}
