import Stage
import Traces

extension Module {
  /// The scenarios of the to-dos.
  static var todoScenarios: [Scenario] {
    listScenarios + detailScenarios + goneScenarios + [
      Scenario(
        "store-swap",
        "the to-dos are kept in a file",
        given: "file",
        .addition + [.init(.delete(row: 2), shows: .list([.focus, .action, .rest]))]
      )
    ]
  }

  private static var listScenarios: [Scenario] {
    [
      Scenario("open", "the list opens with three to-dos", given: "ready", .list),
      Scenario("add", "a new to-do stands at the end of the list", given: "ready", .addition),
      Scenario(
        "add-cancel",
        "a new to-do is thought better of",
        given: "ready",
        .newForm + [.init(.cancel, shows: .list([.focus, .value, .action]))]
      ),
      Scenario(
        "add-empty",
        "a new to-do needs a title",
        given: "ready",
        .list + [
          .init(.press("Add"), shows: .form("New to-do", title: "", content: "")),
          .init(.confirm, shows: .list([.focus, .value, .action], message: .needsTitle)),
        ]
      ),
      Scenario(
        "delete",
        "a to-do is swiped away",
        given: "ready",
        .list + [.init(.delete(row: 2), shows: .list([.focus, .action]))]
      ),
    ]
  }

  private static var detailScenarios: [Scenario] {
    [
      Scenario("select", "a tap on the second to-do opens it", given: "ready", .page),
      Scenario(
        "back",
        "from one to-do back to the list",
        given: "ready",
        .page + [.init(.back, shows: .list([.focus, .value, .action]))]
      ),
      Scenario("edit", "a to-do gets another title", given: "ready", .edit),
      Scenario(
        "edit-back",
        "the list shows the other title",
        given: "ready",
        .edit + [.init(.back, shows: .list([.focus, .value.titled("Worth"), .action]))]
      ),
      Scenario(
        "edit-cancel",
        "a to-do keeps its title",
        given: "ready",
        .form + [.init(.cancel, shows: .page(.value))]
      ),
      Scenario(
        "edit-empty",
        "a to-do needs a title as long as it exists",
        given: "ready",
        .form + [
          .init(.type("", into: "Title"), shows: .editForm("")),
          .init(.confirm, shows: .page(.value, message: .needsTitle)),
          .init(.back, shows: .list([.focus, .value, .action])),
        ]
      ),
      Scenario(
        "delete-in-detail",
        "a to-do is deleted on its own screen",
        given: "ready",
        .page + [.init(.press("Delete"), shows: .list([.focus, .action]))]
      ),
    ]
  }

  private static var goneScenarios: [Scenario] {
    [
      Scenario(
        "delete-gone",
        "a to-do is swiped away after somebody else has removed it",
        given: "shared",
        .list + [
          .init(.delete(row: 1), shows: .list([.value, .action], message: .isGone)),
          .init(.delete(row: 1), shows: .list([.action])),
        ]
      ),
      Scenario(
        "edit-gone",
        "a to-do is edited after somebody else has removed it",
        given: "shared",
        .lostPage + [
          .init(
            .press("Edit"),
            shows: .form("Edit to-do", title: "Focus", content: TodoTexts.focus.content)
          ),
          .init(.confirm, shows: .page(.focus, message: .isGone)),
        ]
      ),
      Scenario(
        "delete-gone-in-detail",
        "a to-do is deleted on its own screen after somebody else has removed it",
        given: "shared",
        .lostPage + [
          .init(.press("Delete"), shows: .page(.focus, message: .isGone)),
          .init(.back, shows: .list([.value, .action])),
        ]
      ),
    ]
  }
}
