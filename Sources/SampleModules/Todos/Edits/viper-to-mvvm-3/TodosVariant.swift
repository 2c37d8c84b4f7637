import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos after step 3 of the migration from VIPER to MVVM.
  public static var todosToMVVM3: Variant {
    Variant(
      Migration.todosToMVVM.architecture,
      edition: .step(3, of: Migration.todosToMVVM.name),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.retrieveTodos()",
        .format: "TodoListViewModel.row(for:)",
        .decide: "TodoListInteractor.saveTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.presentTodoDetail(for:output:)",
        .keep: "TodoListViewModel.didRetrieveTodos(_:)",
      ]
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
