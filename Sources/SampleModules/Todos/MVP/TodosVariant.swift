import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVP.
  public static var todosMVP: Variant {
    Variant(
      .mvp,
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListPresenter.loadTodos()",
        .format: "TodoListPresenter.row(for:)",
        .decide: "TodoListPresenter.saveTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListViewController.showTodo(builtBy:)",
        .keep: "TodoListPresenter.loadTodos()",
      ]
    ) {
      TodoListBuilder(store: $0.makeTodoStore()).makeScreen()
    }
  }
}
