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
    var people = Positions(participants)
    var properties = Positions<Property>()
    let places = references.map { reference in
      let owner = people[reference.owner]
      let property = properties[Property(owner: owner, name: reference.property)]
      let target = people[reference.target]
      return Place(
        owner: owner,
        property: property,
        target: target,
        strength: reference.strength
      )
    }
    let owners = unseen.map { people[$0.owner] }
    self.participants = people.elements
    var known: Set<Place> = []
    let once = places.indices.filter { known.insert(places[$0]).inserted }
    self.references = once.sorted { places[$0].order($0) < places[$1].order($1) }
      .map { references[$0] }
    self.unseen =
      zip(owners, unseen).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1).eachOnce
  }
}

/// The property of a reference, whatever its target.
private struct Property: Hashable {
  let owner: Int
  let name: String
}

/// Where a reference stands among all, by the positions of what it is made of.
private struct Place: Hashable {
  let owner: Int
  let property: Int
  let target: Int
  let strength: Seam.Strength

  /// What the reference at an index is ordered by.
  func order(_ index: Int) -> (Int, Int, Int, Int) { (owner, property, target, index) }
}

/// Elements in the order in which they were met, each once.
private struct Positions<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var known: [Element: Int] = [:]

  init(_ elements: [Element] = []) {
    for element in elements { _ = self[element] }
  }

  /// The position of an element, which is added at the end if it is new.
  subscript(element: Element) -> Int {
    mutating get {
      if let position = known[element] { return position }
      known[element] = elements.count
      elements.append(element)
      return elements.count - 1
    }
  }
}
