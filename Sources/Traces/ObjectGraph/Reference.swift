extension ObjectGraph {
  /// A property of one participant that points to another.
  public struct Reference: Hashable, Sendable {
    /// The participant with the property.
    public let owner: Participant
    /// The property's name.
    public let property: String
    /// Whether it keeps its target alive.
    public let strength: Seam.Strength
    /// The participant that it points to.
    public let target: Participant

    /// Makes a reference.
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

  /// A property that holds a closure, whose captured references cannot be seen.
  public struct StoredClosure: Hashable, Sendable {
    /// The participant with the property.
    public let owner: Participant
    /// The property's name.
    public let property: String

    /// Makes a stored closure.
    public init(_ owner: Participant, _ property: String) {
      self.owner = owner
      self.property = property
    }
  }
}

extension ObjectGraph.Reference {
  /// Owner and property: `Presenter.view`.
  var name: String { owner.notation + "." + property.propertyName }
}

extension [ObjectGraph.Reference] {
  /// References that follow each other: `View -.presenter-> Presenter -.router-> Router`.
  var arrows: String {
    reduce(first?.owner.notation ?? "") { path, reference in
      path + " -.\(reference.property.propertyName)-> \(reference.target.notation)"
    }
  }
}

extension String {
  /// This text as the name of a property: bare where it can be, else in back-ticks.
  fileprivate var propertyName: String { isIdentifier ? self : notationQuotedName }
}

// MARK: - CustomStringConvertible

extension ObjectGraph.Reference: CustomStringConvertible {
  /// Owner, property, strength and target: `Presenter.view  weak  View`.
  public var description: String { "\(name)  \(strength)  \(target.notation)" }
}

extension ObjectGraph.StoredClosure: CustomStringConvertible {
  /// Owner and property: `ViewModel.onChange`.
  public var description: String { owner.notation + "." + property.propertyName }
}
