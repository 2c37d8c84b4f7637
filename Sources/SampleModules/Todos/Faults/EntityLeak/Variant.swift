import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with entities handed to the View.
  public static var todosEntityLeak: Variant {
    Variant(
      .viper,
      edition: .faulty("entity-leak"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.retrieveTodos()",
        .format: "TodoListViewController.tableView(_:cellForRowAt:)",
        .decide: "TodoListInteractor.saveTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.presentTodoDetail(from:for:output:)",
        .keep: "TodoListPresenter.didRetrieveTodos(_:)",
      ],
      manifest: Manifest(
        files: [
          "TodoListProtocols.swift", "TodoListViewController.swift",
          "TodoListPresenter.swift", "TodoListInteractor.swift", "TodoListRouter.swift",
          "TodoDetailProtocols.swift", "TodoDetailViewController.swift", "TodoPage.swift",
          "TodoDetailPresenter.swift", "TodoDetailInteractor.swift", "TodoDetailRouter.swift",
        ]
      )
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
