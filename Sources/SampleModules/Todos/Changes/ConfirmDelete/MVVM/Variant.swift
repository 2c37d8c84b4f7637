import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM, asking before it deletes.
  public static var todosConfirmDeleteMVVM: Variant {
    Variant(
      .mvvm,
      edition: .changed("confirm-delete"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListViewModel.load()",
        .format: "TodoListViewModel.row(for:)",
        .decide: "TodoListViewModel.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListViewController.tableView(_:didSelectRowAt:)",
        .keep: "TodoListViewModel.load()",
      ],
      manifest: Manifest(
        files: [
          "TodoListViewController.swift", "TodoListViewModel.swift", "TodoRow.swift",
          "TodoDetailViewController.swift", "TodoDetailViewModel.swift", "TodoPage.swift",
        ]
      )
    ) {
      TodoListViewController(viewModel: TodoListViewModel(store: $0.makeTodoStore()))
    }
  }
}
