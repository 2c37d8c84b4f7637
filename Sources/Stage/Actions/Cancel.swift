extension ActionKind {
  static let cancel = ActionKind(
    "cancel",
    purpose: "answer",
    summary: "Answers an alert with no",
    example: ActionExample("cancel", after: "load todos; open; press Add"),
    help: "Answers an alert with the button that leaves all as it is."
  ) { .cancel }
}

extension Action {
  /// Press the button of an alert that leaves all as it is.
  public static var cancel: Action {
    Action(.cancel) { stage, visible throws(StageError) in
      try stage.answer(visible, confirming: false, by: .cancel)
    }
  }
}
