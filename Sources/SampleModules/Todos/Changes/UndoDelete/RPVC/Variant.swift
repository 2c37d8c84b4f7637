import ComparisonData
import Publishing
import Stage
import TodosShared

extension Variant {
  /// Todos in RPVC, which can undo a deletion.
  public static var todosUndoDeleteRPVC: Variant {
    Variant(
      .rpvc,
      edition: .changed("undo-delete"),
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
        repository: TodoRepository(store: $0.makeTodoStore())
      )
      $0.retain(coordinator)
      coordinator.start()
      return navigationController
    }
  }
}
