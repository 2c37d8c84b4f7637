import PrintableText
import TraceRecording
import Traces

extension ActionKind {
  static let press = ActionKind(
    word: "press",
    arguments: "LABEL",
    verb: "press",
    summary: "Presses a button, by what stands on it",
    example: (line: "press Add", before: "load todos; open"),
    help: "Presses a button, by what stands on it.",
    suggestions: { $0.buttons.map(\.quotedIfNeeded) }
  ) { words throws(Misuse) in
    guard !words.isEmpty else { throw .unclear("Press what?  press LABEL") }
    return .press(words.joined(separator: " "))
  }
}

extension Action {
  /// Returns the action of pressing the first button with the title `label`, ignoring case.
  public static func press(_ label: String) -> Action {
    Action(.press, [label]) { stage, visible throws(StageError) in
      let buttons = visible.visible(Button.self)
      if let button = buttons.titled(label) { return stage.press(button, on: visible) }
      if let row = visible.rowTexts.first(where: { $0.lowercased() == label.lowercased() }) {
        throw .other("row", than: "button", row, command: "tap")
      }
      let titles = buttons.map(\.title)
      throw StageError.none("No button says \"\(label)\".", of: titles, command: "press")
    }
  }
}

extension [Button] {
  func titled(_ label: String) -> Button? {
    first { $0.title.lowercased() == label.lowercased() }
  }
}

extension HeadlessStage {
  func press(_ button: Button, on visible: ViewController) -> StageGesture {
    let owner = visible.owner(of: button)
    return StageGesture(on: owner) { [recorder, weak owner] in
      guard let owner else { return }
      recorder.stageCall("primaryActionTriggered()", on: owner, button.action)
    }
  }
}
