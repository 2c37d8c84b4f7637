/// The recorded result of playing the specification after a change request on the source tree of one architecture.
public struct ChangeProof: Hashable, Sendable {
  /// The digest of the source files on which the specification was played.
  public let digest: String
  /// The first screen that differed from the changed specification; nil if no screen did.
  public let deviation: Deviation?
  /// The cost of the change in the variant's own unit tests; nil if the cost was not counted.
  public let suite: ChangedSuite?

  /// A screen that differed from the specification.
  public struct Deviation: Hashable, Sendable {
    /// The name of the scenario in which the screen differed.
    public let scenario: String
    /// The user's action before the differing screen, as typed at the prompt.
    public let action: String

    /// Creates the deviation of the screen that follows an action of a scenario.
    public init(in scenario: String, after action: String) {
      self.scenario = scenario
      self.action = action
    }
  }

  /// Creates the result for the source files that have this digest.
  public init(digest: String, deviation: Deviation? = nil, suite: ChangedSuite? = nil) {
    self.digest = digest
    self.deviation = deviation
    self.suite = suite
  }
}
