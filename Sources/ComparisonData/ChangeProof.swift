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

/// The differences between a variant's own unit tests before and after a change request.
public struct ChangedSuite: Hashable, Sendable {
  /// The test files whose text differs before and after the change, comments included.
  public let files: [File]
  /// The test doubles that the change added, changed or removed, each with the types it replaces: `changed ListViewSpy: ListView`.
  public let doubles: [String]

  /// Creates the differences from the differing test files and test doubles.
  public init(files: [File], doubles: [String]) {
    self.files = files
    self.doubles = doubles
  }

  /// A test file with the counts of its added and removed lines.
  public struct File: Hashable, Sendable {
    /// The name of the test file.
    public let name: String
    /// The number of lines of code that the change adds; a moved line counts as added and as removed.
    public let added: Int
    /// The number of lines of code that the change removes; a moved line counts as added and as removed.
    public let removed: Int

    /// Creates a test file with the counts of its added and removed lines.
    public init(_ name: String, added: Int, removed: Int) {
      self.name = name
      self.added = added
      self.removed = removed
    }
  }
}
