import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// The change request "undo-delete": Undo restores a deleted to-do.
  public static var todosUndoDelete: ChangeRequest {
    let kept = Module.todoScenarios.filter {
      !["delete", "delete-gone", "store-swap"].contains($0.name)
    }
    return ChangeRequest(
      "undo-delete",
      "After a swipe has deleted a to-do, Undo puts it back in its place.",
      scenarios: kept + deleted + undone
    )
  }

  private static var deleted: [Scenario] {
    [
      Scenario(
        "delete",
        "a to-do is swiped away",
        given: "ready",
        .list + [.init(.delete(row: 2), shows: .undoable([.focus, .action]))]
      ),
      Scenario(
        "delete-gone",
        "a to-do is swiped away after somebody else has removed it",
        given: "shared",
        .list + [
          .init(.delete(row: 1), shows: .list([.value, .action], message: .isGone)),
          .init(.delete(row: 1), shows: .undoable([.action])),
        ]
      ),
      Scenario(
        "store-swap",
        "the to-dos are kept in a file",
        given: "file",
        .addition + [.init(.delete(row: 2), shows: .undoable([.focus, .action, .rest]))]
      ),
    ]
  }

  private static var undone: [Scenario] {
    [
      Scenario(
        "undo",
        "a to-do that was swiped away comes back in its place",
        given: "ready",
        .list + [
          .init(.delete(row: 2), shows: .undoable([.focus, .action])),
          .init(.press("Undo"), shows: .list([.focus, .value, .action])),
        ]
      ),
      Scenario(
        "undo-last",
        "of two to-dos that were swiped away, the last comes back",
        given: "ready",
        .list + [
          .init(.delete(row: 1), shows: .undoable([.value, .action])),
          .init(.delete(row: 1), shows: .undoable([.action])),
          .init(.press("Undo"), shows: .list([.value, .action])),
        ]
      ),
      Scenario(
        "undo-later",
        "a deletion can be undone after another screen was seen",
        given: "ready",
        .list + [
          .init(.delete(row: 1), shows: .undoable([.value, .action])),
          .init(.tap(row: 1), shows: .page(.value)),
          .init(.back, shows: .undoable([.value, .action])),
          .init(.press("Undo"), shows: .list([.focus, .value, .action])),
        ]
      ),
    ]
  }
}

extension Screen {
  /// The list with an Undo button, after a swipe deleted a to-do.
  fileprivate static func undoable(_ todos: [TodoTexts]) -> Screen {
    let list = Screen.list(todos)
    return Screen(title: list.title, list.lines.dropLast() + [.button("Undo"), .button("Add")])
  }
}
