import Stage

/// The object that a table view asks for its rows; the methods are those of UIKit's protocol.
public protocol UITableViewDataSource: TableViewDataSource {
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
public protocol UITableViewDelegate: TableViewDelegate {
  /// Handles a tap on the row at an index path.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

// MARK: - Optional methods, as in UIKit, and calls by the stage

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

  /// Returns the number of rows in all sections, and sets the sections' headers and footers as captions of the stage's table.
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

  /// Returns the row at an index path of the stage, as the stage draws it.
  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: Stage.IndexPath
  ) -> TableViewCell {
    guard let list = (tableView as? DrawnTable)?.list else { return TableViewCell() }
    return self.tableView(list, cellForRowAt: list.indexPath(ofRow: indexPath.row)).drawn
  }

  /// Returns whether the row at an index path of the stage can be swiped away.
  public func tableView(
    _ tableView: TableView,
    canEditRowAt indexPath: Stage.IndexPath
  ) -> Bool {
    guard let list = (tableView as? DrawnTable)?.list else { return false }
    return self.tableView(list, canEditRowAt: list.indexPath(ofRow: indexPath.row))
  }

  /// Forwards the swiping away of a row of the stage to the method for table views, with the row's section and index.
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
  /// Does nothing after a tap on a row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Forwards a tap on a row of the stage to the method for table views, with the row's section and index.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: Stage.IndexPath) {
    guard let list = (tableView as? DrawnTable)?.list else { return }
    self.tableView(list, didSelectRowAt: list.indexPath(ofRow: indexPath.row))
  }
}
