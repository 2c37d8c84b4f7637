import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in Clean Swift, with a View that receives a response of the Interactor.
  public static var todosRawResponse: Variant {
    Variant(
      .cleanSwift,
      edition: .faulty("entity-leak"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.presentTodos()",
        .format: "TodoListViewController.tableView(_:cellForRowAt:)",
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
