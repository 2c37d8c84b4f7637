import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in RIBs, with a Router that never removes a detached child Router.
  public static var todosChildKept: Variant {
    Variant(
      .ribs,
      edition: .faulty("child-kept"),
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
