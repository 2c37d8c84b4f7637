/// A row of a table.
public final class TableViewCell: View {
  /// The edits that swiping a row makes.
  public enum EditingStyle: Sendable {
    /// Deletes the row.
    case delete
  }

  /// The text at the left.
  public let textLabel = Label()
  /// The text at the right.
  public let detailTextLabel = Label()
}
