/// A section and a row, both counted from 0.
public struct IndexPath: Hashable, Sendable {
  /// The row in its section.
  public let row: Int
  /// The section.
  public let section: Int

  /// Creates an index path.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}
