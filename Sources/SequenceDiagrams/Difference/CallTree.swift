import Traces

/// The rows of a trace as a tree: each inside the row that caused it, an answer inside its call.
///
/// Rows are known by their indices among all rows, from 0. A cause counts only where its row came
/// before, so that whatever a file says, parents stand before their children.
struct CallTree: Sendable {
  /// Where each row stands among the events of the trace.
  let events: [Int]
  /// The row inside which each stands; nil for a root.
  private(set) var parents: [Int?] = []
  /// The levels of cause above each row; an answer stands where its call stands.
  private(set) var depths: [Int] = []
  /// How many rows each subtree has, with the row itself.
  private(set) var sizes: [Int] = []
  /// The index of each row where every row stands before all inside it, and they beside each other.
  private var starts: [Int] = []
  private var firstChildren: [Int?] = []
  private var nextSiblings: [Int?] = []
  private var previousSiblings: [Int?] = []
  private var firstRoot: Int?

  /// The tree of a trace's numbered events.
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

  /// How many rows there are.
  var count: Int { events.count }

  /// The rows directly inside a row, or the roots, in their order.
  func children(of row: Int?) -> [Int] {
    var children: [Int] = []
    var next = row.map { firstChildren[$0] } ?? firstRoot
    while let child = next {
      children.append(child)
      next = nextSiblings[child]
    }
    return children
  }

  /// The row before it inside the same row.
  func previousSibling(of row: Int) -> Int? { previousSiblings[row] }

  /// A row and all inside it, each before its children.
  func subtree(of row: Int) -> [Int] {
    var rows: [Int] = []
    var open = [row]
    while let next = open.popLast() {
      rows.append(next)
      open += children(of: next).reversed()
    }
    return rows
  }
}

extension CallTree {
  /// Whether a row is another or stands inside it, however deep.
  func holds(_ row: Int, in other: Int) -> Bool {
    (starts[other]..<starts[other] + sizes[other]).contains(starts[row])
  }

  /// For each row the index after it and all that follows at once inside it.
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
    firstChildren = Array(repeating: nil, count: count)
    nextSiblings = firstChildren
    previousSiblings = firstChildren
    for row in (0..<count).reversed() {
      if let parent = parents[row] {
        nextSiblings[row] = firstChildren[parent]
        firstChildren[parent] = row
      } else {
        nextSiblings[row] = firstRoot
        firstRoot = row
      }
      if let next = nextSiblings[row] { previousSiblings[next] = row }
    }
  }
}
