/// The position of a list's row: its section and its row in the section, both counted from 0.
public struct IndexPath: Hashable, Sendable {
  /// The index of the row in its section, from 0.
  public let row: Int
  /// The index of the section, from 0.
  public let section: Int

  /// Creates an index path from a row and a section, both counted from 0.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}
