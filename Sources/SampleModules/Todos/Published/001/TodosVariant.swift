import ComparisonData
import Stage

extension Variant {
  /// Todos as article 001 (the basics) published them: a read-only list.
  public static var todosPublished001: Variant {
    Variant(
      .viper,
      edition: .published("001"),
      entities: ["ToDoItem"],
      methods: [
        .get: "ToDoInteractor.fetchToDoItems()",
        .draw: "ToDoViewController.tableView(_:cellForRowAt:)",
        .keep: "ToDoViewController.showToDoItems(_:)",
      ]
    ) { _ in
      ToDoRouter.createModule()
    }
  }
}
