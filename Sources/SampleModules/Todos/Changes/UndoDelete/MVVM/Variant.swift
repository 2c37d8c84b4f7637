import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM, which can undo a deletion.
  public static var todosUndoDeleteMVVM: Variant {
    Variant(
      .mvvm,
      edition: .changed("undo-delete"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListViewModel.load(message:)",
        .format: "TodoListViewModel.row(for:)",
        .decide: "TodoListViewModel.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListViewController.tableView(_:didSelectRowAt:)",
        .keep: "TodoListViewModel.load(message:)",
      ],
      manifest: Manifest(
        files: [
          "TodoListViewController.swift", "TodoListViewModel.swift", "TodoListViewState.swift",
          "TodoRow.swift",
          "TodoDetailViewController.swift", "TodoDetailViewModel.swift", "TodoPage.swift",
        ]
      )
    ) {
      TodoListViewController(viewModel: TodoListViewModel(store: $0.makeTodoStore()))
    }
  }
}
