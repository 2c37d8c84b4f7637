/// Who has the rows of a table.
public protocol TableViewDataSource: AnyObject {
  /// How many rows there are.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The row at an index path, ready to be drawn.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Whether a row can be swiped away; none can, if nothing else is said.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// A row was swiped away.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
}

extension TableViewDataSource {
  /// No row can be swiped away.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Nothing is done.
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
