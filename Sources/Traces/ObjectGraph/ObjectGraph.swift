/// The references between all living participants at one moment.
///
/// Contains the references in stored properties. What a stored closure captures cannot be read; ``unseen`` lists these closures, so
/// that a reference missing in the graph is not taken for proof that there is none.
public struct ObjectGraph: Hashable, Sendable {
  /// The living participants: first those passed to the initializer, then others that occur in references and stored closures.
  public let participants: [Participant]
  /// The references, each once, sorted by owner; for one owner by property in order of first appearance, then by target.
  public let references: [Reference]
  /// The stored closures, each once, sorted by owner; their captures are not in the graph and may keep any participant alive.
  public let unseen: [StoredClosure]

  /// Creates a graph; owners and targets that are not in `participants` are added to them, in order of appearance.
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
      .map(\.element.1).uniqued()
  }
}

private struct Property: Hashable {
  let owner: Int
  let name: String
}

/// The positions of a reference's owner, property and target, by which references are sorted; equal for equal references.
private struct Place: Hashable {
  let owner: Int
  let property: Int
  let target: Int
  let strength: Seam.Strength

  func order(_ index: Int) -> (Int, Int, Int, Int) { (owner, property, target, index) }
}

/// A list of elements in order of first appearance, each once, with the position of each element.
private struct Positions<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var known: [Element: Int] = [:]

  init(_ elements: [Element] = []) {
    for element in elements { _ = self[element] }
  }

  /// The position of an element, which is appended if it is new.
  subscript(element: Element) -> Int {
    mutating get {
      if let position = known[element] { return position }
      known[element] = elements.count
      elements.append(element)
      return elements.count - 1
    }
  }
}
