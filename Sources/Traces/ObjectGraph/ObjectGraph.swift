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
    let owned = references.flatMap { [$0.owner, $0.target] } + unseen.map(\.owner)
    self.participants = (participants + owned).uniqued()
    let people = Dictionary(zip(self.participants, 0...)) { first, _ in first }
    let names = references.map { StoredClosure($0.owner, $0.property) }
    let properties = Dictionary(zip(names, 0...)) { first, _ in first }
    let once = references.uniqued()
    let keys = once.enumerated().map { index, reference in
      let property = properties[StoredClosure(reference.owner, reference.property)]
      return (people[reference.owner] ?? 0, property ?? 0, people[reference.target] ?? 0, index)
    }
    self.references = keys.sorted { $0 < $1 }.map { once[$0.3] }
    self.unseen = unseen.uniqued().sorted { people[$0.owner] ?? 0 < people[$1.owner] ?? 0 }
  }

  /// A stored property of a participant, the owner, that refers to a participant, the target.
  public struct Reference: Hashable, Sendable {
    /// The participant that has the property.
    public let owner: Participant
    /// The property's name.
    public let property: String
    /// The strength of the reference: strong, weak or unowned.
    public let strength: Seam.Strength
    /// The participant to which the property refers.
    public let target: Participant

    /// Creates a reference to `target`, stored in a property of `owner`.
    public init(
      _ owner: Participant,
      _ property: String,
      _ strength: Seam.Strength = .strong,
      to target: Participant
    ) {
      self.owner = owner
      self.property = property
      self.strength = strength
      self.target = target
    }
  }

  /// A stored property that holds a closure, whose captures cannot be read.
  public struct StoredClosure: Hashable, Sendable {
    /// The participant that has the property.
    public let owner: Participant
    /// The property's name.
    public let property: String

    /// Creates a stored closure from its owner and the name of its property.
    public init(_ owner: Participant, _ property: String) {
      self.owner = owner
      self.property = property
    }
  }
}

extension ObjectGraph.Reference {
  var name: String { owner.notation + "." + property.propertyName }
}

extension [ObjectGraph.Reference] {
  /// The references as a path, such as `View -.presenter-> Presenter`; each must begin where the reference before it ends.
  var arrows: String {
    reduce(first?.owner.notation ?? "") { path, reference in
      path + " -.\(reference.property.propertyName)-> \(reference.target.notation)"
    }
  }
}

extension ObjectGraph.Reference: CustomStringConvertible {
  /// The reference as text: `Presenter.view  weak  View`.
  public var description: String { "\(name)  \(strength)  \(target.notation)" }
}

extension ObjectGraph.StoredClosure: CustomStringConvertible {
  /// The stored closure as text: `ViewModel.onChange`.
  public var description: String { owner.notation + "." + property.propertyName }
}
