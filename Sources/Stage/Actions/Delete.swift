import PrintableText
import TraceRecording
import Traces

extension ActionKind {
  static let delete = ActionKind(
    word: "delete",
    arguments: "ROW",
    verb: "delete",
    summary: "Swipes a row away: delete 1",
    example: (line: "delete 1", before: "load todos; open"),
    help: "Swipes a row away, by its number: delete 1.",
    suggestions: \.rowNumbers
  ) { words throws(Misuse) in
    if words.count > 1 { throw .needless(words[1]) }
    guard let word = words.first else { throw .unclear("Delete which row?  delete 1") }
    guard let row = Int(typed: word) else {
      throw .unclear("\(word.readable) is not the number of a row.  delete 1")
    }
    return .delete(row: row)
  }
}

extension Action {
  /// Returns the action of swiping away the row with this number, from 1 for the first row of the screen.
  public static func delete(row: Int) -> Action {
    Action(.delete, ["\(row)"]) { stage, visible throws(StageError) in
      guard let (table, index) = visible.position(ofRow: row) else {
        throw .noRow(row, count: visible.rowCount, command: "delete")
      }
      let path = IndexPath(row: index, section: 0)
      guard let dataSource = table.dataSource, dataSource.tableView(table, canEditRowAt: path)
      else {
        throw StageError("Row \(row) cannot be deleted by swiping.  screen  shows the screen.")
      }
      return stage.delete(path, in: table, of: dataSource, on: visible)
    }
  }
}

extension HeadlessStage {
  fileprivate func delete(
    _ path: IndexPath,
    in table: TableView,
    of dataSource: any TableViewDataSource,
    on visible: ViewController
  ) -> StageGesture {
    StageGesture(
      on: visible.owner(of: table),
      calling: "\(table.calls.deletionRemark) \(path.row)"
    ) { [recorder, weak dataSource] in
      guard let dataSource else { return }
      recorder.stageCall(table.calls.deletion, on: dataSource) {
        dataSource.tableView(table, commit: .delete, forRowAt: path)
      }
    }
  }
}
