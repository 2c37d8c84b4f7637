extension ActionKind {
  static let away = ActionKind(
    word: "away",
    arguments: "[TIME]",
    verb: "leave",
    summary: "Shows another tab and comes back",
    example: (line: "away 400ms", before: "load articles; open; wait"),
    help: """
      Shows another tab and comes back, at once or after a time: away 400ms.
      The screen is told that it disappears and that it appears again; no object is created or released.
      """
  ) { words throws(Misuse) in
    if words.count > 1 { throw .needless(words[1]) }
    return .away(milliseconds: try Milliseconds.read(words.first, "away 400ms  or  away 2s"))
  }
}

extension Action {
  /// Returns the action of showing another tab for some milliseconds of virtual time, nil for 0, and coming back to the module.
  public static func away(milliseconds: Int? = nil) -> Action {
    Action(.away, milliseconds.map { ["\($0)ms"] } ?? []) { stage, visible throws(StageError) in
      if visible is any Alert { throw .alertIsOpen(title: visible.title ?? "") }
      let container = stage.container
      let end = stage.clock.now + (milliseconds ?? 0)
      return StageGesture(on: visible, calling: "viewWillDisappear, viewWillAppear") {
        stage.hideScreen()
        stage.container = nil
        stage.run(until: end)
        stage.container = container
      }
    }
  }
}
