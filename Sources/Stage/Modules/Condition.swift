/// The state of the world in which a module is assembled, such as `ready` or `failing`.
public struct Condition: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the condition.
  public let name: String

  /// Creates a condition from its name.
  public init(stringLiteral name: String) { self.name = name }
}
