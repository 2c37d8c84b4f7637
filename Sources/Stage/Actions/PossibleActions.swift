import PrintableText
import Traces

extension HeadlessStage {
  /// The actions that the current screen offers, as typed: `tap 1-3`, `press Add`, `type Title TEXT`.
  ///
  /// A range of numbers stands for one action on each row. `away`, `send` and `close` are never listed. The list is `["open"]`
  /// before the module is opened, and empty after `close`.
  public var possibleActions: [String] {
    guard let screen else { return isPossible(.open) ? ["open"] : [] }
    let rows = Array(1...max(1, screen.rows.count)).prefix(screen.rows.count)
    let answers = [Action.confirm, .cancel].filter(isPossible)
    let presses = answers.isEmpty ? screen.buttons : []
    let others: [Action] = [.refresh, .back, .wait(milliseconds: nil)]
    let taps = rows.filter { isPossible(.tap(row: $0)) }.seriesTexts
    let deletions = rows.filter { isPossible(.delete(row: $0)) }.seriesTexts
    return taps.map { "tap \($0)" }
      + screen.fields.map { "type \($0.quotedIfNeeded) TEXT" }
      + presses.map { "press \($0.quotedIfNeeded)" }
      + deletions.map { "delete \($0)" }
      + (answers + others.filter(isPossible)).map(\.description)
  }

  private func isPossible(_ action: Action) -> Bool { (try? action.gesture(self)) != nil }
}
