/// A search, without recursion, for the reference cycles through the participant at position 0 of a graph.
///
/// A participant from which no way back to position 0 was found is not entered again until such a way opens.
struct CyclesThroughFirst {
  private struct Step {
    let participant: Int
    var next = 0
    var hasReturned = false
  }

  private(set) var found: [[Int]] = []

  private let graph: StrongReferences
  private var isBlocked: [Bool]
  private var waiting: [Set<Int>]
  private var trail: [Step] = []
  private var path: [Int] = []

  /// Searches until all cycles, or `limit` of them, are found.
  init(_ graph: StrongReferences, limit: Int) {
    self.graph = graph
    isBlocked = Array(repeating: false, count: graph.outgoing.count)
    waiting = Array(repeating: [], count: graph.outgoing.count)
    enter(0)
    while found.count < limit, let step = trail.last {
      let edges = graph.outgoing[step.participant]
      if step.next < edges.count {
        trail[trail.count - 1].next += 1
        follow(edges[step.next])
      } else {
        leave(step)
      }
    }
  }

  private mutating func enter(_ participant: Int) {
    isBlocked[participant] = true
    trail.append(Step(participant: participant))
  }

  private mutating func follow(_ edge: StrongReferences.Edge) {
    if edge.target == 0 {
      found.append(path + [edge.reference])
      trail[trail.count - 1].hasReturned = true
    } else if !isBlocked[edge.target] {
      path.append(edge.reference)
      enter(edge.target)
    }
  }

  private mutating func leave(_ step: Step) {
    trail.removeLast()
    _ = path.popLast()
    if step.hasReturned {
      unblock(step.participant)
      if !trail.isEmpty { trail[trail.count - 1].hasReturned = true }
    } else {
      for edge in graph.outgoing[step.participant] {
        waiting[edge.target].insert(step.participant)
      }
    }
  }

  private mutating func unblock(_ participant: Int) {
    var free = [participant]
    while let next = free.popLast() {
      guard isBlocked[next] else { continue }
      isBlocked[next] = false
      free += waiting[next]
      waiting[next] = []
    }
  }
}
