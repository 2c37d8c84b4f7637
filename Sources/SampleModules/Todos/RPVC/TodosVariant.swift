import ComparisonData
import Publishing
import Stage
import TodosShared

extension Variant {
  /// Todos in RPVC.
  public static var todosRPVC: Variant {
    Variant(
      .rpvc,
      entities: ["TodoItem"],
      methods: [
        .get: "TodoRepository.publish()",
        .format: "TodoListPresenter.row(for:)",
        .decide: "TodoRepository.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoCoordinator.didSelectTodo(id:)",
        .keep: "TodoListViewController.render(_:)",
      ]
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
