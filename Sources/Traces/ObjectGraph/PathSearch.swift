/// The shortest ways along strong references from some participants to all others.
struct PathSearch {
  private var arrivals: [(owner: Int, reference: Int)?]
  private var isSource: [Bool]

  /// Searches from all sources at once, up to the goal if there is one.
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

  /// Whether this is a source, or kept alive by one.
  func reaches(_ participant: Int) -> Bool {
    isSource[participant] || arrivals[participant] != nil
  }

  /// A shortest way from a source, which to a source is a way round; nil where there is none.
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
