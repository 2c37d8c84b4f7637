import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in RIBs.
  public static var todosRIBs: Variant {
    Variant(
      .ribs,
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.loadTodos()",
        .format: "TodoListInteractor.row(for:)",
        .decide: "TodoListInteractor.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.attachTodoDetail(for:)",
        .keep: "TodoListInteractor.loadTodos()",
      ]
    ) {
      LaunchController(router: TodoListBuilder(store: $0.makeTodoStore()).build())
    }
  }
}
