extension ActionKind {
  static let close = ActionKind(
    "close",
    verb: nil,
    summary: "Takes the module off the stage",
    example: ActionExample("close", after: "load products; open"),
    help: "Takes the module off the stage, and says who is still there then.",
    endsModule: true
  ) { .close }
}

extension Action {
  /// Takes the module off the stage.
  public static var close: Action {
    Action(.close) { stage, _ throws(StageError) in
      StageGesture(on: stage.front) { stage.close() }
    }
  }
}
