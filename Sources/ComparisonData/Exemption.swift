/// A scenario in which one architecture may show other screens than the specification, with the reason.
public struct Exemption: Hashable, Sendable {
  /// The name of the architecture, as typed at the prompt.
  public let architecture: String
  /// The name of the scenario.
  public let scenario: String
  /// The reason why the architecture may show other screens.
  public let reason: String

  /// Creates a permission for the architecture to show other screens in the scenario.
  public init(_ architecture: String, _ scenario: String, because reason: String) {
    self.architecture = architecture
    self.scenario = scenario
    self.reason = reason
  }
}
