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
