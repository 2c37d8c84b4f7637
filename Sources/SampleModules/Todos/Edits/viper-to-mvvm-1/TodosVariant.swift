import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos after step 1 of the migration from VIPER to MVVM.
  public static var todosToMVVM1: Variant {
    Variant(
      Migration.todosToMVVM.architecture,
      edition: .step(1, of: Migration.todosToMVVM.name),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.retrieveTodos()",
        .format: "TodoListPresenter.row(for:)",
        .decide: "TodoListInteractor.saveTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.presentTodoDetail(from:for:output:)",
        .keep: "TodoListPresenter.didRetrieveTodos(_:)",
      ]
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
