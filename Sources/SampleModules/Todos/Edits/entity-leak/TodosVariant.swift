import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with a View that receives entities.
  public static var todosEntityLeak: Variant {
    Variant(
      .viper,
      edition: .faulty("entity-leak"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.retrieveTodos()",
        .format: "TodoListViewController.tableView(_:cellForRowAt:)",
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
