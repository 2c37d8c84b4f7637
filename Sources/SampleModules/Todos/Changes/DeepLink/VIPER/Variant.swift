import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, opened by a link to one of them.
  public static var todosDeepLinkVIPER: Variant {
    Variant(
      .viper,
      edition: .changed("deep-link"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.retrieveTodos()",
        .format: "TodoListPresenter.row(for:)",
        .decide: "TodoListInteractor.saveTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.presentTodoDetail(from:for:output:)",
        .keep: "TodoListPresenter.didRetrieveTodos(_:)",
      ],
      manifest: Manifest(
        files: [
          "TodoListProtocols.swift", "TodoListViewController.swift", "TodoRow.swift",
          "TodoListPresenter.swift", "TodoListInteractor.swift", "TodoListRouter.swift",
          "TodoDetailProtocols.swift", "TodoDetailViewController.swift", "TodoPage.swift",
          "TodoDetailPresenter.swift", "TodoDetailInteractor.swift", "TodoDetailRouter.swift",
        ]
      )
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore(), linkedTodoID: $0.linkedTodoID)
    }
  }
}
