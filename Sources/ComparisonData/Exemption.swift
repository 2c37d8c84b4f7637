/// A scenario in which one architecture may show other screens, with the reason.
public struct Exemption: Hashable, Sendable {
  /// The architecture's name at the prompt.
  public let architecture: String
  /// The scenario's name.
  public let scenario: String
  /// The reason for showing other screens.
  public let reason: String

  /// Exempts an architecture from a scenario.
  public init(_ architecture: String, _ scenario: String, because reason: String) {
    self.architecture = architecture
    self.scenario = scenario
    self.reason = reason
  }
}
