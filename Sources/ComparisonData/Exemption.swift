/// A scenario that one variant does not have to pass, with the reason.
public struct Exemption: Hashable, Sendable {
  /// The variant's architecture, by the word at the prompt.
  public let architecture: String
  /// The scenario's name.
  public let scenario: String
  /// Why it shows something else.
  public let reason: String

  /// Declares an exemption.
  public init(_ architecture: String, _ scenario: String, because reason: String) {
    self.architecture = architecture
    self.scenario = scenario
    self.reason = reason
  }
}
