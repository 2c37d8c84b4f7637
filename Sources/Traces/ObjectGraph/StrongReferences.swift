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

  /// The positions of the participants that are the target of no strong reference.
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

  /// These references without the participant at position 0; the positions of all others are one less.
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
