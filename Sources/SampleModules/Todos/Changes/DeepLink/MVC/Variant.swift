import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVC, opened by a link to one of them.
  public static var todosDeepLinkMVC: Variant {
    Variant(
      .mvc,
      edition: .changed("deep-link"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListViewController.loadTodos()",
        .format: "TodoListViewController.tableView(_:cellForRowAt:)",
        .decide: "TodoModel.check(_:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListViewController.open(_:)",
        .keep: "TodoListViewController.loadTodos()",
      ],
      manifest: Manifest(
        files: [
          "TodoListViewController.swift", "TodoDetailViewController.swift", "TodoModel.swift",
        ]
      )
    ) {
      TodoListViewController(store: $0.makeTodoStore(), linkedTodoID: $0.linkedTodoID)
    }
  }
}
