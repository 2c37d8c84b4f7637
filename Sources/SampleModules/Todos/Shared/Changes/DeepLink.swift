import ComparisonData
import Stage

extension ChangeRequest {
  /// The change request "deep-link": a link opens the app at one item, with the list behind it.
  public static var todosDeepLink: ChangeRequest {
    ChangeRequest(
      "deep-link",
      "A link opens the app at one to-do, with the list behind it.",
      scenarios: Module.todoScenarios + linked
    )
  }

  private static var linked: [Scenario] {
    let page = Scenario.Step(.open, shows: .page(.value))
    return [
      Scenario(
        "link",
        "a link opens the second to-do, and the list is behind it",
        given: "linked",
        [page, .init(.back, shows: .list([.focus, .value, .action]))]
      ),
      Scenario(
        "link-edit",
        "what a link has opened is edited, and the list shows it",
        given: "linked",
        [
          page,
          .init(.press("Edit"), shows: .editForm("Value")),
          .init(.type("Worth", into: "Title"), shows: .editForm("Worth")),
          .init(.confirm, shows: .page(.value.titled("Worth"))),
          .init(.back, shows: .list([.focus, .value.titled("Worth"), .action])),
        ]
      ),
      Scenario(
        "link-delete",
        "what a link has opened is deleted",
        given: "linked",
        [page, .init(.press("Delete"), shows: .list([.focus, .action]))]
      ),
      Scenario(
        "link-gone",
        "a link leads to a to-do that is not there any more",
        given: "linked-gone",
        [.init(.open, shows: .list([.focus, .value, .action], message: .isGone))]
      ),
    ]
  }
}

extension Surroundings {
  /// The id of the to-do whose link opened the app; nil if the app was opened by its icon.
  public var linkedTodoID: Int? {
    switch condition {
    case "linked": 2
    case "linked-gone": 9
    default: nil
    }
  }
}
