/// The section and the row; both numbers count from 0.
public struct IndexPath: Hashable, Sendable {
  /// The row within its section.
  public let row: Int
  /// The section.
  public let section: Int

  /// Makes an index path.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}
