import PrintableText
import TraceRecording
import Traces

extension ActionKind {
  static let tap = ActionKind(
    word: "tap",
    arguments: "ROW",
    verb: "tap",
    summary: "Taps a row: tap 1",
    example: (line: "tap 1", before: "load products; open"),
    help: "Taps a row, by its number or by what it says: tap 1, tap \"iPhone 16 Pro\".",
    remark: "You count rows from 1, Swift from 0.",
    suggestions: { $0.rowNumbers + $0.rows.map(\.text.quotedIfNeeded) }
  ) { words throws(Misuse) in
    guard let word = words.first else { throw .unclear("Tap which row?  tap 1") }
    guard let row = Int(word) ?? word.hugeNumber else {
      return .tapLabel(words.joined(separator: " "))
    }
    if words.count > 1 { throw .needless(words[1]) }
    return .tap(row: row)
  }
}

extension Action {
  /// Returns the action of tapping the row with this number, from 1 for the first row of the screen.
  public static func tap(row: Int) -> Action {
    Action(.tap, ["\(row)"]) { stage, visible throws(StageError) in
      guard let position = visible.position(ofRow: row) else {
        throw .noRow(row, count: visible.rowCount)
      }
      return stage.select(position.index, in: position.table, on: visible)
    }
  }

  /// Returns the action of tapping the first row with the text `label`, ignoring case; a number is taken as a row number.
  public static func tapLabel(_ label: String) -> Action {
    if let row = Int(label) { return tap(row: row) }
    return Action(.tap, [label]) { stage, visible throws(StageError) in
      for table in visible.visible(TableView.self) {
        let labels = table.cells.map { ($0.textLabel.text ?? "").lowercased() }
        guard let index = labels.firstIndex(of: label.lowercased()) else { continue }
        return stage.select(index, in: table, on: visible)
      }
      if let button = visible.visible(Button.self).titled(label) {
        throw .other("button", than: "row", button.title, command: "press")
      }
      let texts = visible.rowTexts
      throw StageError.none("No row says \"\(label)\".", of: texts, command: "tap")
    }
  }
}

extension HeadlessStage {
  fileprivate func select(
    _ index: Int,
    in table: TableView,
    on visible: ViewController
  ) -> StageGesture {
    StageGesture(
      on: visible.owner(of: table),
      calling: "\(table.calls.selectionRemark) \(index)"
    ) { [recorder] in
      let source = table.source
      guard let delegate = source.delegate else { return }
      recorder.stageCall(table.calls.selection, on: delegate) { source.select(index) }
    }
  }
}

extension String {
  /// `Int.max` for decimal digits, also after a minus sign, since they may be too many for an `Int`; nil for any other text.
  fileprivate var hugeNumber: Int? {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber } ? .max : nil
  }
}
