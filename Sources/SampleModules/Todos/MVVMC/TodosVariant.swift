import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM-C.
  public static var todosMVVMC: Variant {
    Variant(
      .mvvmCoordinator,
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListViewModel.load(message:)",
        .format: "TodoListViewModel.row(for:)",
        .decide: "TodoListViewModel.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListCoordinator.didSelectTodo(_:)",
        .keep: "TodoListViewModel.load(message:)",
      ]
    ) {
      let navigationController = NavigationController()
      let coordinator = TodoListCoordinator(
        navigationController: navigationController,
        store: $0.makeTodoStore()
      )
      $0.retain(coordinator)
      coordinator.start()
      return navigationController
    }
  }
}
