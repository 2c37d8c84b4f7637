import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVC.
  public static var todosMVC: Variant {
    Variant(
      .mvc,
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListViewController.loadTodos()",
        .format: "TodoListViewController.tableView(_:cellForRowAt:)",
        .decide: "TodoModel.check(_:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListViewController.tableView(_:didSelectRowAt:)",
        .keep: "TodoListViewController.loadTodos()",
      ]
    ) {
      TodoListViewController(store: $0.makeTodoStore())
    }
  }
}
