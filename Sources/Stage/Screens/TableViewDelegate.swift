/// Who is told of taps on the rows of a table.
public protocol TableViewDelegate: AnyObject {
  /// A row was tapped.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
}
