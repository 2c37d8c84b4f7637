import ComparisonData
import Stage

extension Variant {
  /// Todos as the article on the basics has them: a list that can only be looked at.
  public static var todosPublished001: Variant {
    Variant(
      .viper,
      edition: .published("001"),
      entities: ["ToDoItem"],
      methods: [
        .get: "ToDoInteractor.fetchToDoItems()",
        .draw: "ToDoViewController.tableView(_:cellForRowAt:)",
        .keep: "ToDoViewController.showToDoItems(_:)",
      ],
      manifest: Manifest(
        files: [
          "ToDoItem.swift", "ToDoProtocols.swift", "ToDoViewController.swift",
          "ToDoPresenter.swift", "ToDoInteractor.swift", "ToDoRouter.swift",
        ],
        wiring: ["ToDoRouter.createModule()"]
      )
    ) { _ in
      ToDoRouter.createModule()
    }
  }
}
