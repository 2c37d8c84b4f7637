/// What a change request cost a variant's own tests.
public struct ChangedSuite: Hashable, Sendable {
  /// The files that have other lines of code.
  public let files: [File]
  /// What stands in for somebody and was added, changed or removed:
  /// `changed ListViewSpy: ListView`.
  public let doubles: [String]

  /// What it cost.
  public init(files: [File], doubles: [String]) {
    self.files = files
    self.doubles = doubles
  }

  /// One file of the tests.
  public struct File: Hashable, Sendable {
    /// The file's name.
    public let name: String
    /// How many lines of code only the file after the change has.
    public let added: Int
    /// How many lines of code only the file before the change has.
    public let removed: Int

    /// A file and the number of its lines.
    public init(_ name: String, added: Int, removed: Int) {
      self.name = name
      self.added = added
      self.removed = removed
    }
  }
}
