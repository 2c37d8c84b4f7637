import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM, opened by a link to one of them.
  public static var todosDeepLinkMVVM: Variant {
    Variant(
      .mvvm,
      edition: .changed("deep-link"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListViewModel.load(message:)",
        .format: "TodoListViewModel.row(for:)",
        .decide: "TodoListViewModel.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListViewController.open(_:)",
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
      TodoListViewController(
        viewModel: TodoListViewModel(store: $0.makeTodoStore(), linkedTodoID: $0.linkedTodoID)
      )
    }
  }
}
