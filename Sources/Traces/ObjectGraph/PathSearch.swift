/// A search for the shortest paths along strong references from some participants, the sources, to the others.
struct PathSearch {
  private var arrivals: [(owner: Int, reference: Int)?]
  private var isSource: [Bool]

  /// Searches from the participants at the positions `sources` at once, only until `goal` is reached if it is not nil.
  init(_ graph: StrongReferences, from sources: [Int], to goal: Int? = nil) {
    arrivals = Array(repeating: nil, count: graph.outgoing.count)
    isSource = Array(repeating: false, count: graph.outgoing.count)
    for source in sources { isSource[source] = true }
    var queue = sources
    var next = 0
    while next < queue.count {
      if let goal, arrivals[goal] != nil { return }
      let owner = queue[next]
      next += 1
      for edge in graph.outgoing[owner] where arrivals[edge.target] == nil {
        arrivals[edge.target] = (owner, edge.reference)
        if !isSource[edge.target] { queue.append(edge.target) }
      }
    }
  }

  /// Returns whether the participant at the position `participant` is a source or is kept alive by one.
  func reaches(_ participant: Int) -> Bool {
    isSource[participant] || arrivals[participant] != nil
  }

  /// Returns the references, by index, on a shortest path from a source to `goal`; nil if no reference leads there.
  ///
  /// If `goal` is itself a source, the path begins at a source and ends at it, so that a single source gives a cycle.
  func path(to goal: Int) -> [Int]? {
    var path: [Int] = []
    var participant = goal
    while let (owner, reference) = arrivals[participant] {
      path.append(reference)
      if isSource[owner] { return path.reversed() }
      participant = owner
    }
    return nil
  }
}
