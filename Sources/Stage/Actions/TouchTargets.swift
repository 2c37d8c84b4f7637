import Traces

// The elements of a screen that actions refer to.

extension ViewController {
  /// Returns the table that contains the row numbered `row`, and the row's index in this table, from 0.
  ///
  /// Rows are numbered from 1, through all visible tables of the screen. Returns nil if there is no such row.
  func position(ofRow row: Int) -> (table: TableView, index: Int)? {
    var index = max(row, 0) - 1
    for table in visible(TableView.self) where index >= 0 {
      if index < table.cells.count { return (table, index) }
      index -= table.cells.count
    }
    return nil
  }

  var rowTexts: [String] {
    visible(TableView.self).flatMap(\.cells).compactMap(\.textLabel.text)
  }

  var rowCount: Int {
    visible(TableView.self).reduce(0) { $0 + $1.cells.count }
  }

  /// Returns the controller that receives a touch of `view`: the innermost controller of this screen whose view contains `view`.
  ///
  /// A touch of an alert goes to the presenting controller. A touch of a tab goes to the container that draws the tab, or to this
  /// screen if the container's class is part of the stage.
  func owner(of view: View) -> ViewController {
    if self is any Alert, let presentingViewController { return presentingViewController }
    return family.last { $0.view.contains(view) }
      ?? containers.first { $0.bar.contains { $0.contains(view) } && !$0.isPlain } ?? self
  }
}

extension Screen {
  var rowNumbers: [String] { rows.indices.map { "\($0 + 1)" } }
}

extension StageError {
  /// The error that the action `command` names the row `row`, from 1, although there are only `count` rows.
  static func noRow(_ row: Int, count: Int, command: String = "tap") -> StageError {
    switch count {
    case 0: StageError("There is no row to \(command) on this screen.  screen  shows it.")
    case 1: StageError("There is no such row; there is only row 1.  \(command) 1")
    case _ where row == .max:
      StageError("There is no such row; rows are 1 to \(count).  \(command) 1")
    default: StageError("There is no row \(row); rows are 1 to \(count).  \(command) 1")
    }
  }
}
