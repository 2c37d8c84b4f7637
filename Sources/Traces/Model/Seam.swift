/// A reference to a collaborator, through which messages pass.
public struct Seam: Hashable, Sendable {
  /// The strengths of a reference.
  public enum Strength: String, Hashable, Sendable, CaseIterable {
    /// Keeps it alive.
    case strong
    /// Does not keep it alive, and becomes nil when it is released.
    case weak
    /// Does not keep it alive, and traps when it is used after the release.
    case unowned
  }

  /// The property's name.
  public let property: String
  /// The strength of the reference.
  public let strength: Strength
  /// The protocol the property is declared as; `closure` for a stored closure.
  public let interface: String

  /// Creates a seam.
  public init(_ property: String, _ strength: Strength = .strong, as interface: String = "") {
    self.property = property
    self.strength = strength
    self.interface = interface
  }
}
