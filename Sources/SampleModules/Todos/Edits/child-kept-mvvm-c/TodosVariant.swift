import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM-C, with a child Coordinator that its parent keeps after Back.
  public static var todosChildKeptMVVMC: Variant {
    Variant(.mvvmCoordinator, edition: .faulty("child-kept")) {
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
