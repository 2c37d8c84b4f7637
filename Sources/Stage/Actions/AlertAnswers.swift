extension ActionKind {
  static let confirm = ActionKind(
    word: "confirm",
    verb: "answer",
    summary: "Answers an alert with yes",
    example: (line: "confirm", before: "load todos; open; press Add; type Title Milk"),
    help: "Answers an alert with the button that does what it is about."
  ) { _ in .confirm }

  static let cancel = ActionKind(
    word: "cancel",
    verb: "answer",
    summary: "Answers an alert with no",
    example: (line: "cancel", before: "load todos; open; press Add"),
    help: "Answers an alert with the button that leaves all as it is."
  ) { _ in .cancel }
}

extension Action {
  /// The action of pressing the confirming button of the visible alert.
  public static var confirm: Action {
    Action(.confirm) { stage, visible throws(StageError) in
      try stage.answer(visible, confirming: true)
    }
  }

  /// The action of pressing the cancel button of the visible alert.
  public static var cancel: Action {
    Action(.cancel) { stage, visible throws(StageError) in
      try stage.answer(visible, confirming: false)
    }
  }
}

extension HeadlessStage {
  /// Returns the effect of pressing the confirming or the cancel button of `visible`; throws an error if it has no such button.
  func answer(_ visible: ViewController, confirming: Bool) throws(StageError) -> StageGesture {
    guard let alert = visible as? any Alert,
      let title = alert.title(confirming: confirming),
      let button = visible.visible(Button.self).first(where: { $0.title == title })
    else {
      let answer: Action = confirming ? .confirm : .cancel
      throw StageError(
        "No alert is open, so there is nothing to \(answer).  screen  shows the screen."
      )
    }
    return press(button, on: visible)
  }
}
