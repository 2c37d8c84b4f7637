import Traces

// What a finger finds on the screen.

extension ViewController {
  /// The table and the index of a row, counted from 1 through all tables.
  func position(ofRow row: Int) -> (table: TableView, index: Int)? {
    var index = max(row, 0) - 1
    for table in visible(TableView.self) where index >= 0 {
      if index < table.cells.count { return (table, index) }
      index -= table.cells.count
    }
    return nil
  }

  /// What the rows of all tables say.
  var rowTexts: [String] {
    visible(TableView.self).flatMap(\.cells).compactMap(\.textLabel.text)
  }

  /// How many rows all tables have.
  var rowCount: Int {
    visible(TableView.self).reduce(0) { $0 + $1.cells.count }
  }

  /// The controller that a view belongs to; of an alert, the one that it lies over.
  ///
  /// A tab belongs to its container, or to this screen where the container is a plain one.
  func owner(of view: View) -> ViewController {
    if self is any Question, let presentingViewController { return presentingViewController }
    return family.last { $0.view.contains(view) }
      ?? containers.first { $0.bar.contains { $0.contains(view) } && !$0.isPlain } ?? self
  }
}

extension Screen {
  /// The numbers by which rows are named, from 1.
  var rowNumbers: [String] { rows.indices.map { "\($0 + 1)" } }
}

extension StageError {
  /// There is no row of that number.
  public static func noRow(_ row: Int, count: Int, command: String = "tap") -> StageError {
    switch count {
    case 0: StageError("There is no row to \(command) on this screen.  screen  shows it.")
    case 1: StageError("There is no such row; there is only row 1.  \(command) 1")
    case _ where row == .max:
      StageError("There is no such row; rows are 1 to \(count).  \(command) 1")
    default: StageError("There is no row \(row); rows are 1 to \(count).  \(command) 1")
    }
  }
}
