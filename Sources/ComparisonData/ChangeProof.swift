/// The recorded result of a test that plays all scenarios of a change request on one architecture's changed source.
public struct ChangeProof: Hashable, Sendable {
  /// The digest of the source files on which the specification was played.
  public let digest: String
  /// The first screen that differed from the changed specification; nil if no screen did.
  public let deviation: Deviation?
  /// The differences in the variant's own unit tests; nil if they were not recorded.
  public let suite: ChangedSuite?

  /// A screen that differed from the specification.
  public struct Deviation: Hashable, Sendable {
    /// The name of the scenario in which the screen differed.
    public let scenario: String
    /// The user's action before the differing screen, as typed at the prompt.
    public let action: String

    /// Creates a deviation: the scenario with the name `scenario` shows another screen after the action `action`.
    public init(in scenario: String, after action: String) {
      self.scenario = scenario
      self.action = action
    }
  }

  /// Creates the result for source files with this digest; by default without a deviation and without test differences.
  public init(digest: String, deviation: Deviation? = nil, suite: ChangedSuite? = nil) {
    self.digest = digest
    self.deviation = deviation
    self.suite = suite
  }
}
