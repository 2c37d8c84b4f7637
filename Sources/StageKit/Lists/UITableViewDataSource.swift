import Stage

/// Who has the rows of a list, as UIKit asks for them.
public protocol UITableViewDataSource: TableViewDataSource {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The row at an index path, ready to be drawn.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; one, if nothing else is said.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Whether a row can be swiped away; all can, if nothing else is said.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// A row was swiped away.
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

/// Who is told of taps on the rows of a list.
public protocol UITableViewDelegate: TableViewDelegate {
  /// A row was tapped.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

// MARK: - What may be left out, as in UIKit

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// All rows can be swiped away.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Nothing is done.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns nil: no text stands above a section.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil: no text stands below a section.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
}

extension UITableViewDelegate {
  /// Nothing is done.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

// MARK: - How the stage asks

extension UITableViewDataSource {
  /// Returns the number of rows of all sections, and writes the titles of the sections between the rows.
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

  /// The row as the stage draws it.
  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: Stage.IndexPath
  ) -> TableViewCell {
    guard let list = (tableView as? DrawnTable)?.list else { return TableViewCell() }
    return self.tableView(list, cellForRowAt: list.indexPath(ofRow: indexPath.row)).drawn
  }

  /// Whether a row can be swiped away.
  public func tableView(
    _ tableView: TableView,
    canEditRowAt indexPath: Stage.IndexPath
  ) -> Bool {
    guard let list = (tableView as? DrawnTable)?.list else { return false }
    return self.tableView(list, canEditRowAt: list.indexPath(ofRow: indexPath.row))
  }

  /// A row was swiped away.
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
  /// A row was tapped.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: Stage.IndexPath) {
    guard let list = (tableView as? DrawnTable)?.list else { return }
    self.tableView(list, didSelectRowAt: list.indexPath(ofRow: indexPath.row))
  }
}
