import ComparisonData
import Stage

extension Variant {
  /// Todos as the article with two screens has them.
  public static var todosPublished003: Variant {
    Variant(
      .viper,
      edition: .published("003"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.retrieveTodos()",
        .format: "TodoListViewController.tableView(_:cellForRowAt:)",
        .decide: "TodoListViewController.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.presentToDoDetailScreen(from:for:)",
        .keep: "TodoListViewController.showTodos(_:)",
      ],
      manifest: Manifest(
        files: [
          "TodoItem.swift", "TodoListProtocols.swift", "TodoListViewController.swift",
          "TodoListPresenter.swift", "TodoListInteractor.swift", "TodoListRouter.swift",
          "TodoDetailProtocols.swift", "TodoDetailViewController.swift",
          "TodoDetailPresenter.swift", "TodoDetailInteractor.swift", "TodoDetailRouter.swift",
          "TodoStore.swift",
        ],
        wiring: [
          "TodoListRouter.createTodoListModule(todoStore:)",
          "TodoDetailRouter.createTodoDetailRouterModule(with:todoStore:)",
        ]
      )
    ) { _ in
      TodoListRouter.createTodoListModule(todoStore: TodoStore())
    }
  }
}
