import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM.
  public static var todosMVVM: Variant {
    Variant(
      .mvvm,
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListViewModel.load(message:)",
        .format: "TodoListViewModel.row(for:)",
        .decide: "TodoListViewModel.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListViewController.tableView(_:didSelectRowAt:)",
        .keep: "TodoListViewModel.load(message:)",
      ]
    ) {
      TodoListViewController(viewModel: TodoListViewModel(store: $0.makeTodoStore()))
    }
  }
}
