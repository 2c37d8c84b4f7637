import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVP, with a View that receives entities.
  public static var todosEntityLeakMVP: Variant {
    Variant(
      .mvp,
      edition: .faulty("entity-leak"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListPresenter.loadTodos()",
        .format: "TodoListViewController.tableView(_:cellForRowAt:)",
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
