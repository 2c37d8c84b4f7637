import Stage

/// The source of a list's rows, with UIKit's methods.
public protocol UITableViewDataSource: TableViewDataSource {
  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell at an index path, ready to be drawn.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; the default is 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns whether a row can be swiped away; the default is true.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Commits the swiping of a row.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Returns the text above the rows of a section; the default is nil, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below the rows of a section; the default is nil, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

/// The receiver of taps on the rows of a list.
public protocol UITableViewDelegate: TableViewDelegate {
  /// Handles a tap on a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

// MARK: - Optional methods, as in UIKit

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns true: all rows can be swiped away.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing.
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
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

// MARK: - Calls by the stage

extension UITableViewDataSource {
  /// Returns the number of rows of all sections, and sets the section titles as captions between the rows.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    guard let list = (tableView as? DrawnTable)?.list else { return 0 }
    return (0..<numberOfSections(in: list)).reduce(0) { sum, section in
      let rows = sum + self.tableView(list, numberOfRowsInSection: section)
      let header = self.tableView(list, titleForHeaderInSection: section)
      let footer = self.tableView(list, titleForFooterInSection: section)
      header.map { tableView.captions.append((sum, $0)) }
      footer.map { tableView.captions.append((rows, $0)) }
      return rows
    }
  }

  /// Returns the row as the stage draws it.
  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: Stage.IndexPath
  ) -> TableViewCell {
    guard let list = (tableView as? DrawnTable)?.list else { return TableViewCell() }
    return self.tableView(list, cellForRowAt: list.indexPath(ofRow: indexPath.row)).drawn
  }

  /// Returns whether a row can be swiped away.
  public func tableView(
    _ tableView: TableView,
    canEditRowAt indexPath: Stage.IndexPath
  ) -> Bool {
    guard let list = (tableView as? DrawnTable)?.list else { return false }
    return self.tableView(list, canEditRowAt: list.indexPath(ofRow: indexPath.row))
  }

  /// Forwards the swiping of a row with the list's index path.
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: Stage.IndexPath
  ) {
    guard let list = (tableView as? DrawnTable)?.list else { return }
    self.tableView(list, commit: .delete, forRowAt: list.indexPath(ofRow: indexPath.row))
  }
}

extension UITableViewDelegate {
  /// Forwards a tap on a row with the list's index path.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: Stage.IndexPath) {
    guard let list = (tableView as? DrawnTable)?.list else { return }
    self.tableView(list, didSelectRowAt: list.indexPath(ofRow: indexPath.row))
  }
}
