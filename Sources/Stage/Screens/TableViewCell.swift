/// One row of a table.
public final class TableViewCell: View {
  /// What is done to a row by swiping it.
  public enum EditingStyle: Sendable {
    /// It is taken away.
    case delete
  }

  /// The text at the left.
  public let textLabel = Label()
  /// The text at the right.
  public let detailTextLabel = Label()
}
