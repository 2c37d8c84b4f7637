import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM, asking for a PIN before one is opened.
  public static var todosAskPinMVVM: Variant {
    Variant(
      .mvvm,
      edition: .changed("ask-pin"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListViewModel.load(message:)",
        .format: "TodoListViewModel.row(for:)",
        .decide: "TodoListViewModel.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListViewController.open(at:)",
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
        viewModel: TodoListViewModel(store: $0.makeTodoStore(), lock: $0.makeTodoLock())
      )
    }
  }
}
