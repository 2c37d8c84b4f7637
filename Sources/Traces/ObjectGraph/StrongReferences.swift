/// The strong references of a graph, or of a part of it, by positions instead of participants.
struct StrongReferences {
  /// A reference seen from its owner.
  struct Edge {
    /// The position of its target.
    let target: Int
    /// The position of the reference in the whole graph.
    let reference: Int
  }

  /// The references that go out from each participant.
  let outgoing: [[Edge]]

  /// Takes the strong references of a graph.
  init(_ graph: ObjectGraph) {
    let positions = graph.participants.positions
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
}

extension StrongReferences {
  /// How many participants and references there are.
  var size: Int { outgoing.reduce(outgoing.count) { $0 + $1.count } }

  /// The groups of participants that reference each other strongly, directly or through others.
  ///
  /// The group of the earliest participant comes first; a participant alone is one only if it
  /// references itself.
  var cycles: [[Int]] {
    ComponentSearch(self).components.filter { members in
      members.count > 1 || outgoing[members[0]].contains { $0.target == members[0] }
    }
  }

  /// Those without a strong reference to them.
  var unheld: [Int] {
    var isHeld = Array(repeating: false, count: outgoing.count)
    for edge in outgoing.joined() { isHeld[edge.target] = true }
    return isHeld.indices.filter { !isHeld[$0] }
  }

  /// A part for each of these groups, with the references inside it; positions count from 0 again.
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

  /// All of it but the first participant.
  var withoutFirst: StrongReferences {
    StrongReferences(
      outgoing.dropFirst().map { edges in
        edges.filter { $0.target > 0 }.map {
          Edge(target: $0.target - 1, reference: $0.reference)
        }
      }
    )
  }
}
