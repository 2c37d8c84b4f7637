/// The state of the world in which a module is made, such as `ready` or `failing`.
public struct Condition: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The word for it.
  public let name: String

  /// Makes a condition from its word.
  public init(stringLiteral name: String) { self.name = name }
}
