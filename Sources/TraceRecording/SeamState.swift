import Traces

/// How a seam holds what it points to.
public enum SeamStrength: String, Sendable {
  /// Keeps it alive.
  case strong
  /// Becomes nil when nobody else holds it.
  case weak
  /// Is certain that it outlives it.
  case unowned
}

/// What a seam knows of itself beside what it points to.
public struct SeamState: Sendable {
  let property: String
  let strength: SeamStrength
  let interface: String
  /// Whom it last pointed to; of a closure, who set it.
  var target = ParticipantID.nobody
  /// The function in which a closure was set.
  var function: String?

  /// Makes the state of a seam that points to nobody yet.
  public init(_ property: String, _ strength: SeamStrength, as interface: String) {
    self.property = property
    self.strength = strength
    self.interface = interface
  }
}

extension SeamState {
  /// What a stored closure's interface is called.
  static let closure = "closure"

  /// Whether it is a stored closure.
  var isClosure: Bool { interface == SeamState.closure }

  /// The seam as the trace knows it.
  var seam: Seam {
    Seam(property, Seam.Strength(rawValue: strength.rawValue) ?? .strong, as: interface)
  }

  /// Forgets whom it pointed to.
  mutating func forget() {
    target = .nobody
    function = nil
  }
}
