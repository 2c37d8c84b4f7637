/// The state of the simulated world in which a module is assembled, such as `ready` or, for a failing server, `failing`.
public struct Condition: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the condition: `ready`.
  public let name: String

  /// Creates a condition from its name.
  public init(stringLiteral name: String) { self.name = name }
}
