import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM, with ViewModels that the Views observe.
  public static var todosMVVMObservable: Variant {
    Variant(
      .mvvmObservable,
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListViewModel.load(message:)",
        .format: "TodoListViewModel.row(for:)",
        .decide: "TodoListViewModel.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListViewController.follow(_:)",
        .keep: "TodoListViewModel.load(message:)",
      ]
    ) {
      TodoListViewController(viewModel: TodoListViewModel(store: $0.makeAsyncTodoStore()))
    }
  }
}
