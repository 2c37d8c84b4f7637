import TraceRecording

// What a finger does to the views on the screen.

extension HeadlessStage {
  func tapping(row: Int, on visible: ViewController) throws(StageError) -> StageGesture {
    guard let position = visible.position(ofRow: row) else {
      throw .noRow(row, count: visible.rowCount)
    }
    return select(position.index, in: position.table, on: visible)
  }

  func tapping(label: String, on visible: ViewController) throws(StageError) -> StageGesture {
    let tables = visible.view.visible(TableView.self)
    for table in tables {
      let labels = table.cells.map { $0.textLabel.text ?? "" }
      if let index = labels.firstIndex(where: { $0.lowercased() == label.lowercased() }) {
        return select(index, in: table, on: visible)
      }
    }
    let rows = tables.flatMap(\.cells).compactMap(\.textLabel.text)
    throw .noRowLabelled(label, rows: rows)
  }

  private func select(
    _ index: Int,
    in table: TableView,
    on visible: ViewController
  ) -> StageGesture {
    let owner = visible.owner(of: table)
    return StageGesture(on: owner, calling: "didSelectRowAt \(index)") { [recorder] in
      guard let delegate = table.delegate else { return }
      recorder.stageCall("tableView(_:didSelectRowAt:)", on: delegate) {
        delegate.tableView(table, didSelectRowAt: IndexPath(row: index, section: 0))
      }
    }
  }

  func deleting(row: Int, on visible: ViewController) throws(StageError) -> StageGesture {
    guard let (table, index) = visible.position(ofRow: row) else {
      throw .noRow(row, count: visible.rowCount, command: "delete")
    }
    let position = IndexPath(row: index, section: 0)
    guard let dataSource = table.dataSource, dataSource.tableView(table, canEditRowAt: position)
    else { throw .rowStays(row) }
    let owner = visible.owner(of: table)
    return StageGesture(on: owner, calling: "commit .delete \(index)") {
      [recorder, weak dataSource] in
      guard let dataSource else { return }
      recorder.stageCall("tableView(_:commit:forRowAt:)", on: dataSource) {
        dataSource.tableView(table, commit: .delete, forRowAt: position)
      }
    }
  }

  func pressing(_ label: String, on visible: ViewController) throws(StageError) -> StageGesture {
    let buttons = visible.view.visible(Button.self)
    guard let button = buttons.first(where: { $0.title.lowercased() == label.lowercased() }) else {
      throw .noButton(label, buttons: buttons.map(\.title))
    }
    return pressing(button, on: visible.owner(of: button))
  }

  private func pressing(_ button: Button, on owner: ViewController) -> StageGesture {
    StageGesture(on: owner) { [recorder, weak owner] in
      guard let owner else { return }
      recorder.stageCall("primaryActionTriggered()", on: owner, button.action)
    }
  }

  func answering(
    _ action: Action,
    confirming: Bool,
    on visible: ViewController
  ) throws(StageError) -> StageGesture {
    guard let alert = visible as? AlertController,
      let title = alert.title(confirming: confirming),
      let button = alert.view.visible(Button.self).first(where: { $0.title == title })
    else { throw .noQuestion(action) }
    return pressing(button, on: alert.owner(of: button))
  }

  func typing(
    _ text: String,
    into name: String,
    on visible: ViewController
  ) throws(StageError) -> StageGesture {
    let fields = visible.view.visible(TextField.self)
    let field = fields.first { ($0.placeholder ?? "").lowercased() == name.lowercased() }
    guard let field else { throw .noField(name, fields: fields.compactMap(\.placeholder)) }
    return StageGesture(on: visible.owner(of: field)) { field.text = text }
  }

  func refreshing(_ visible: ViewController) throws(StageError) -> StageGesture {
    let tables = visible.view.visible(TableView.self)
    guard let table = tables.first(where: { $0.refreshControl != nil }),
      let control = table.refreshControl
    else { throw .cannotRefresh(title: visible.title ?? "This") }
    let owner = visible.owner(of: table)
    return StageGesture(on: owner) { [recorder, weak owner] in
      guard let owner else { return }
      recorder.stageCall("valueChanged()", on: owner, control.action)
    }
  }
}

extension ViewController {
  /// The table and the index of a row, counted from 1 through all tables.
  fileprivate func position(ofRow row: Int) -> (table: TableView, index: Int)? {
    var index = max(row, 0) - 1
    for table in view.visible(TableView.self) where index >= 0 {
      if index < table.cells.count { return (table, index) }
      index -= table.cells.count
    }
    return nil
  }

  fileprivate var rowCount: Int {
    view.visible(TableView.self).reduce(0) { $0 + $1.cells.count }
  }

  /// The controller that a view belongs to; of an alert, the one that it lies over.
  fileprivate func owner(of view: View) -> ViewController {
    if self is AlertController, let presentingViewController { return presentingViewController }
    return family.last { $0.view.contains(view) } ?? self
  }
}
