extension ObjectGraph {
  /// A stored property of one participant that refers to another participant.
  public struct Reference: Hashable, Sendable {
    /// The participant that has the property.
    public let owner: Participant
    /// The property's name.
    public let property: String
    /// The strength of the reference: strong, weak or unowned.
    public let strength: Seam.Strength
    /// The participant that the property refers to.
    public let target: Participant

    /// Creates the reference that the property of `owner` has to `target`.
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

  /// A property that holds a closure, whose captures cannot be read.
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
  /// These references, each of which begins where the one before ends, as a path: `View -.presenter-> Presenter`.
  var arrows: String {
    reduce(first?.owner.notation ?? "") { path, reference in
      path + " -.\(reference.property.propertyName)-> \(reference.target.notation)"
    }
  }
}

extension String {
  /// This name of a property as written in the notation of traces: bare if possible, else in back-ticks.
  fileprivate var propertyName: String { isIdentifier ? self : notationQuotedName }
}

// MARK: - CustomStringConvertible

extension ObjectGraph.Reference: CustomStringConvertible {
  /// The reference as text, with its owner, property, strength and target: `Presenter.view  weak  View`.
  public var description: String { "\(name)  \(strength)  \(target.notation)" }
}

extension ObjectGraph.StoredClosure: CustomStringConvertible {
  /// The stored closure as text, with its owner and property: `ViewModel.onChange`.
  public var description: String { owner.notation + "." + property.propertyName }
}
