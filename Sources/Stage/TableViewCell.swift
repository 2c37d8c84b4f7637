/// One row of a table.
public final class TableViewCell: View {
  /// The text at the left.
  public let textLabel = Label()
  /// The text at the right.
  public let detailTextLabel = Label()
}
