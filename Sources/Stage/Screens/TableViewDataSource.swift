/// The object that a list asks for its rows.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows of the list; the stage has a single section, 0.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the row of the list at an index path, ready to be drawn.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns whether the row at an index path can be swiped away; false by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Handles the swiping away of the row at an index path; does nothing by default.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
}

extension TableViewDataSource {
  /// Returns false: no row can be swiped away.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing when a row is swiped away.
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// The object that a list tells about taps on its rows.
public protocol TableViewDelegate: AnyObject {
  /// Handles a tap on the row at an index path.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
}
