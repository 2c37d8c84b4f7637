extension ActionKind {
  static let close = ActionKind(
    word: "close",
    summary: "Takes the module off the stage",
    example: (line: "close", before: "load products; open"),
    help: "Takes the module off the stage, and lists the objects that are still there.",
    endsModule: true
  ) { _ in .close }
}

extension Action {
  /// The action of taking the module off the stage; the module's objects should then be released.
  public static var close: Action {
    Action(.close) { stage, _ throws(StageError) in
      StageGesture(on: stage.front) { stage.close() }
    }
  }
}
