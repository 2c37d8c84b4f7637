extension ActionKind {
  static let cancel = ActionKind(
    "cancel",
    verb: "answer",
    summary: "Answers an alert with no",
    example: ActionExample("cancel", after: "load todos; open; press Add"),
    help: "Answers an alert with the button that leaves all as it is."
  ) { .cancel }
}

extension Action {
  /// The action of pressing the cancel button of the visible alert.
  public static var cancel: Action {
    Action(.cancel) { stage, visible throws(StageError) in
      try stage.answer(visible, confirming: false, by: .cancel)
    }
  }
}
