import ComparisonData
import Publishing
import Stage
import TodosShared

extension Variant {
  /// Todos in RPVC, asking for a PIN before one is opened.
  public static var todosAskPinRPVC: Variant {
    Variant(
      .rpvc,
      edition: .changed("ask-pin"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoRepository.publish()",
        .format: "TodoListPresenter.row(for:)",
        .decide: "TodoRepository.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoCoordinator.didSelectTodo(id:)",
        .keep: "TodoListViewController.render(_:)",
      ],
      manifest: Manifest(
        files: [
          "TodoRepository.swift", "TodoListPresenter.swift", "TodoListViewState.swift",
          "TodoListViewController.swift", "TodoDetailPresenter.swift",
          "TodoDetailViewState.swift", "TodoDetailViewController.swift",
          "TodoCoordinator.swift",
        ]
      )
    ) {
      let navigationController = NavigationController()
      let coordinator = TodoCoordinator(
        navigationController: navigationController,
        repository: TodoRepository(store: $0.makeTodoStore(), lock: $0.makeTodoLock())
      )
      $0.retain(coordinator)
      coordinator.start()
      return navigationController
    }
  }
}
