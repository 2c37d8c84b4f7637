/// Who has the rows of a table.
public protocol TableViewDataSource: AnyObject {
  /// How many rows there are.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The row at a place, ready to be drawn.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}
