/// What came of playing the changed specification on a tree.
public struct ChangeProof: Hashable, Sendable {
  /// The mark of the files that were played.
  public let digest: String
  /// The first screen that was not what it must be; nil where all were.
  public let deviation: Deviation?
  /// What the tests cost that came with it; nil where there are none.
  public let suite: ChangedSuite?

  /// A screen that was not what it must be.
  public struct Deviation: Hashable, Sendable {
    /// The name of the scenario.
    public let scenario: String
    /// What was done before the screen, as it is typed.
    public let action: String

    /// Names the screen after an action of a scenario.
    public init(in scenario: String, after action: String) {
      self.scenario = scenario
      self.action = action
    }
  }

  /// Says what came of it.
  public init(digest: String, deviation: Deviation? = nil, suite: ChangedSuite? = nil) {
    self.digest = digest
    self.deviation = deviation
    self.suite = suite
  }
}
