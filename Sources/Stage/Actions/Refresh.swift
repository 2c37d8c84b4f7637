import TraceRecording

extension ActionKind {
  static let refresh = ActionKind(
    word: "refresh",
    verb: "refresh",
    summary: "Pulls the list down",
    example: (line: "refresh", before: "load articles; open; wait"),
    help: "Pulls the list down."
  ) { _ in .refresh }
}

extension Action {
  /// The action of pulling down the screen's first list with a refresh control.
  public static var refresh: Action {
    Action(.refresh) { stage, visible throws(StageError) in
      let tables = visible.visible(TableView.self)
      guard let table = tables.first(where: { $0.refreshControl != nil }),
        let control = table.refreshControl
      else {
        let title = visible.title ?? "This"
        throw StageError("\(title) has no list that can be pulled down.  screen  shows it.")
      }
      let owner = visible.owner(of: table)
      return StageGesture(on: owner) { [recorder = stage.recorder, weak owner] in
        guard let owner, control.isEnabled else { return }
        recorder.stageCall("valueChanged()", on: owner, control.action)
      }
    }
  }
}
