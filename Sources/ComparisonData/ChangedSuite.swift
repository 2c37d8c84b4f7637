/// The cost of a change request in a variant's own tests.
public struct ChangedSuite: Hashable, Sendable {
  /// The files whose lines of code differ.
  public let files: [File]
  /// The doubles that were added, changed or removed: `changed ListViewSpy: ListView`.
  public let doubles: [String]

  /// Makes the cost from the differing files and doubles.
  public init(files: [File], doubles: [String]) {
    self.files = files
    self.doubles = doubles
  }

  /// A file of the tests with the number of its differing lines.
  public struct File: Hashable, Sendable {
    /// The file's name.
    public let name: String
    /// The number of lines of code that only the file after the change has.
    public let added: Int
    /// The number of lines of code that only the file before the change has.
    public let removed: Int

    /// Makes a file with the number of its differing lines.
    public init(_ name: String, added: Int, removed: Int) {
      self.name = name
      self.added = added
      self.removed = removed
    }
  }
}
