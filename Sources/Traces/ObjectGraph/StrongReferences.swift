/// The strong references of an object graph or of a part of it; participants are given by their positions, from 0.
struct StrongReferences {
  struct Edge {
    let target: Int
    /// The index of the reference in ``ObjectGraph/references``.
    let reference: Int
  }

  let outgoing: [[Edge]]

  init(_ graph: ObjectGraph) {
    let positions = Dictionary(zip(graph.participants, 0...)) { first, _ in first }
    var outgoing: [[Edge]] = Array(repeating: [], count: graph.participants.count)
    for (number, reference) in graph.references.enumerated() where reference.strength == .strong {
      guard let owner = positions[reference.owner], let target = positions[reference.target] else {
        continue
      }
      outgoing[owner].append(Edge(target: target, reference: number))
    }
    self.outgoing = outgoing
  }

  private init(_ outgoing: [[Edge]]) { self.outgoing = outgoing }

  var size: Int { outgoing.reduce(outgoing.count) { $0 + $1.count } }

  /// The groups of participants that hold each other strongly, directly or indirectly, each as positions.
  ///
  /// Groups are ordered by their first participant. A single participant is a group only if it holds itself.
  var cycles: [[Int]] {
    ComponentSearch(self).components.filter { members in
      members.count > 1 || outgoing[members[0]].contains { $0.target == members[0] }
    }
  }

  var unreferenced: [Int] {
    var isReferenced = Array(repeating: false, count: outgoing.count)
    for edge in outgoing.joined() { isReferenced[edge.target] = true }
    return isReferenced.indices.filter { !isReferenced[$0] }
  }

  /// Returns for each group, given by positions, its participants and the references between them; positions in a part begin at 0.
  func parts(_ groups: [[Int]]) -> [StrongReferences] {
    var membership: [(group: Int, position: Int)] = Array(repeating: (-1, 0), count: outgoing.count)
    for (group, members) in groups.enumerated() {
      for (position, member) in members.enumerated() { membership[member] = (group, position) }
    }
    return groups.enumerated().map { group, members in
      StrongReferences(
        members.map { member in
          outgoing[member].filter { membership[$0.target].group == group }.map {
            Edge(target: membership[$0.target].position, reference: $0.reference)
          }
        }
      )
    }
  }
}

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
