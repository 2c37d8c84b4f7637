import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVC, asking for a PIN before one is opened.
  public static var todosAskPinMVC: Variant {
    Variant(
      .mvc,
      edition: .changed("ask-pin"),
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
      TodoListViewController(store: $0.makeTodoStore(), lock: $0.makeTodoLock())
    }
  }
}
