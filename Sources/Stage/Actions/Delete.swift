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
      guard table.source.dataSource != nil, table.source.canDelete(index) else {
        throw StageError("Row \(row) cannot be deleted by swiping.  screen  shows the screen.")
      }
      let remark = "\(table.calls.deletionRemark) \(index)"
      return StageGesture(on: visible.owner(of: table), calling: remark) {
        [recorder = stage.recorder] in
        let source = table.source
        guard let dataSource = source.dataSource else { return }
        recorder.stageCall(table.calls.deletion, on: dataSource) { source.delete(index) }
      }
    }
  }
}
