import PrintableText
import Traces

extension ActionKind {
  /// All kinds of actions on a stage, in the order in which `help` lists them.
  ///
  /// A new kind needs a file that declares it, and a place in this list.
  public static let all: [ActionKind] = [
    .open, .tap, .press, .delete, .type, .confirm, .cancel, .refresh, .wait, .back, .away, .send,
    .close,
  ]

  /// Whether this kind is `send` or `wait`, which are also possible while one object is loaded alone, without a screen.
  public var needsNoScreen: Bool {
    [ActionKind.send, .wait].contains { $0.word == word }
  }

  /// Returns the kind of the actions that begin with a word; nil if there is none.
  public static func named(_ word: String) -> ActionKind? { all.first { $0.word == word } }
}

extension HeadlessStage {
  /// The actions that the current screen offers, as typed: `tap 1-3`, `press Add`, `type Title TEXT`.
  ///
  /// A range of numbers stands for one action on each row. `away`, `send` and `close` are never listed. The list is `["open"]`
  /// before the module is opened, and empty after `close`.
  public var possibleActions: [String] {
    guard let screen else { return isPossible(.open) ? ["open"] : [] }
    let rows = screen.rows.indices.map { $0 + 1 }
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
