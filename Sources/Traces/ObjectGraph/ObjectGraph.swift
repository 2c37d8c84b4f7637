/// The references between the participants that are alive at one moment.
///
/// It sees stored properties. What a stored closure captures is unseen: such closures are listed,
/// so that a missing line is not taken for a missing reference.
public struct ObjectGraph: Hashable, Sendable {
  /// The living participants, in the order of the lanes.
  public let participants: [Participant]
  /// Each reference once: by owner, then by property as first given, then by target.
  public let references: [Reference]
  /// The stored closures, by owner; what they capture may keep any participant alive.
  public let unseen: [StoredClosure]

  /// Makes a graph; participants missing from the list are added in order of appearance.
  public init(
    participants: [Participant] = [],
    references: [Reference] = [],
    unseen: [StoredClosure] = []
  ) {
    let others = references.flatMap { [$0.owner, $0.target] } + unseen.map(\.owner)
    let everybody = (participants + others).eachOnce
    let positions = everybody.positions
    self.participants = everybody
    self.references = ObjectGraph.ordered(references.eachOnce, positions)
    self.unseen = unseen.eachOnce.sorted(by: { positions[$0.owner] })
  }

  private static func ordered(
    _ references: [Reference],
    _ positions: [Participant: Int]
  ) -> [Reference] {
    let properties = references.map { Property($0) }.eachOnce.positions
    return
      references
      .sorted { positions[$0.target] }
      .sorted { properties[Property($0)] }
      .sorted { positions[$0.owner] }
  }
}

extension ObjectGraph {
  /// The property of a reference, whatever its target.
  private struct Property: Hashable {
    let owner: Participant
    let name: String

    init(_ reference: Reference) {
      owner = reference.owner
      name = reference.property
    }
  }
}

extension Array {
  /// The elements in the order of their positions, those of one position as they stood.
  fileprivate func sorted(by position: (Element) -> Int?) -> [Element] {
    var sorted: [[Element]] = []
    for element in self {
      let position = position(element) ?? 0
      while sorted.count <= position { sorted.append([]) }
      sorted[position].append(element)
    }
    return sorted.flatMap(\.self)
  }
}
