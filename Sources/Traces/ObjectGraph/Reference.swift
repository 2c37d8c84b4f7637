extension ObjectGraph {
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

extension String {
  fileprivate var propertyName: String { isIdentifier ? self : notationQuotedName }
}

extension ObjectGraph.Reference: CustomStringConvertible {
  /// The reference as text: `Presenter.view  weak  View`.
  public var description: String { "\(name)  \(strength)  \(target.notation)" }
}

extension ObjectGraph.StoredClosure: CustomStringConvertible {
  /// The stored closure as text: `ViewModel.onChange`.
  public var description: String { owner.notation + "." + property.propertyName }
}
