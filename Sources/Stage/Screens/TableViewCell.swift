/// A row of a list, with two texts.
public final class TableViewCell: View {
  /// The kinds of edits that a swipe over a row makes in the list.
  public enum EditingStyle: Sendable {
    /// The deletion of the row.
    case delete
  }

  /// The label with the text at the left.
  public let textLabel = Label()
  /// The label with the text at the right.
  public let detailTextLabel = Label()
}
