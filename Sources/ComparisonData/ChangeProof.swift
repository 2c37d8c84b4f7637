/// The recorded result of playing a changed specification on a tree.
public struct ChangeProof: Hashable, Sendable {
  /// The digest of the files that were played.
  public let digest: String
  /// The first screen that differed from the specification; nil if none did.
  public let deviation: Deviation?
  /// The cost of the change in the variant's own tests; nil if it was not counted.
  public let suite: ChangedSuite?

  /// A screen that differed from the specification.
  public struct Deviation: Hashable, Sendable {
    /// The name of the scenario.
    public let scenario: String
    /// The action before the screen, as typed at the prompt.
    public let action: String

    /// Makes the deviation of the screen after an action of a scenario.
    public init(in scenario: String, after action: String) {
      self.scenario = scenario
      self.action = action
    }
  }

  /// Makes the result for files with a digest.
  public init(digest: String, deviation: Deviation? = nil, suite: ChangedSuite? = nil) {
    self.digest = digest
    self.deviation = deviation
    self.suite = suite
  }
}
