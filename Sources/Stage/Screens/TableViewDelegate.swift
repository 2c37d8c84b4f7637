/// The object that a list tells about taps on its rows.
public protocol TableViewDelegate: AnyObject {
  /// Handles a tap on the row at an index path.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
}
