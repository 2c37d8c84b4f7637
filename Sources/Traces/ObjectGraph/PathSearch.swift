/// A search for shortest paths of strong references from some participants, the sources, to all others.
struct PathSearch {
  private var arrivals: [(owner: Int, reference: Int)?]
  private var isSource: [Bool]

  /// Searches from all `sources`, given by position, at once; if `goal` is not nil, stops once a reference to the goal is found.
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

  func reaches(_ participant: Int) -> Bool {
    isSource[participant] || arrivals[participant] != nil
  }

  /// Returns the references of a shortest path from a source to `goal`, by index; nil if no path leads there.
  ///
  /// If `goal` is a source itself, the path has at least one reference all the same; with a single source it is a cycle.
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
