import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in Clean Swift.
  public static var todosCleanSwift: Variant {
    Variant(
      .cleanSwift,
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.presentTodos()",
        .format: "TodoListPresenter.displayed(_:)",
        .decide: "TodoListInteractor.addTodo(request:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.routeToTodoDetail()",
        .keep: "TodoListInteractor.presentTodos()",
      ]
    ) {
      TodoListConfigurator.makeScene(store: $0.makeTodoStore())
    }
  }
}
