import ComparisonData
import Stage

extension ChangeRequest {
  /// To-dos that go only after a question.
  public static var todosConfirmDelete: ChangeRequest {
    let kept = Module.todoScenarios.filter {
      !["delete", "delete-gone", "store-swap"].contains($0.name)
    }
    return ChangeRequest(
      "confirm-delete",
      "Before a swipe deletes a to-do, an alert asks whether it may go.",
      scenarios: kept + confirmed
    )
  }

  private static var confirmed: [Scenario] {
    let question = Scenario.Step(.delete(row: 2), shows: .deletion(of: .value))
    return [
      Scenario(
        "delete",
        "a to-do is swiped away, and may go",
        given: "ready",
        .list + [question, .init(.confirm, shows: .list([.focus, .action]))]
      ),
      Scenario(
        "delete-cancel",
        "a to-do is swiped away, and may not go",
        given: "ready",
        .list + [
          question, .init(.cancel, shows: .list([.focus, .value, .action])), question,
          .init(.press("Delete"), shows: .list([.focus, .action])),
        ]
      ),
      Scenario(
        "delete-gone",
        "a to-do may go after somebody else has removed it",
        given: "shared",
        .list + [
          .init(.delete(row: 1), shows: .deletion(of: .focus)),
          .init(.confirm, shows: .list([.value, .action], message: .isGone)),
          .init(.delete(row: 1), shows: .deletion(of: .value)),
          .init(.confirm, shows: .list([.action])),
        ]
      ),
      Scenario(
        "store-swap",
        "the to-dos are kept in a file",
        given: "file",
        .addition + [question, .init(.confirm, shows: .list([.focus, .action, .rest]))]
      ),
    ]
  }
}
