/// The receiver of taps on the rows of a table.
public protocol TableViewDelegate: AnyObject {
  /// Handles a tap on a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
}
