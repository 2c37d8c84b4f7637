import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// The change request "undo-delete": Undo restores a deleted to-do.
  public static var todosUndoDelete: ChangeRequest {
    ChangeRequest(
      "undo-delete",
      "After a swipe has deleted a to-do, Undo puts it back in its place.",
      scenarios: Module.todoScenarios.map(\.undoable) + undone
    )
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

extension Scenario {
  /// The same scenario, with an Undo button on the list after each swipe that deleted a to-do.
  fileprivate var undoable: Scenario {
    let steps = steps.map { step in
      let isSwipe = step.action.kind.word == "delete"
      return Step(step.action, shows: isSwipe ? step.screen?.undoable : step.screen)
    }
    return Scenario(name, title, given: condition, steps)
  }
}

extension Screen {
  /// The list after a swipe: with an Undo button, unless somebody else had removed the to-do.
  fileprivate var undoable: Screen {
    guard !lines.contains(.text(.isGone)) else { return self }
    return Screen(title: title, lines.dropLast() + [.button("Undo"), .button("Add")])
  }

  fileprivate static func undoable(_ todos: [TodoTexts]) -> Screen { list(todos).undoable }
}
