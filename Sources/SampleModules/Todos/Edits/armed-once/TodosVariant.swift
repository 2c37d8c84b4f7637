import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM, with a View that observes its ViewModel only until the first change.
  public static var todosArmedOnce: Variant {
    Variant(
      .mvvmObservable,
      edition: .faulty("no-reply"),
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
