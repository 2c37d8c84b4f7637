import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM-C, with a child Coordinator that its parent keeps after Back.
  public static var todosChildKeptMVVMC: Variant {
    Variant(
      .mvvmCoordinator,
      edition: .faulty("child-kept"),
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
