import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with an output method that the Interactor never calls.
  public static var todosDeadOutput: Variant {
    Variant(
      .viper,
      edition: .faulty("dead-output"),
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
