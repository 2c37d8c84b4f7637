/// The object that a table view asks for its rows; the methods are those of UIKit's protocol.
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for the row at an index path, ready to be drawn.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections in the table view; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns whether the row at an index path can be swiped away; true by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Handles the swiping away of the row at an index path.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Returns the text above the rows of a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below the rows of a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

/// The object that a table view tells about taps on its rows.
public protocol UITableViewDelegate: AnyObject {
  /// Handles a tap on the row at an index path.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

// MARK: - Optional methods, as in UIKit

extension UITableViewDataSource {
  /// Returns 1, for a table view with a single section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns true: all rows can be swiped away.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing when a row is swiped away.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns nil: sections have no header.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil: sections have no footer.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
}

extension UITableViewDelegate {
  /// Does nothing after a tap on a row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
