import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos after step 4 of the migration from VIPER to MVVM.
  public static var todosToMVVM4: Variant {
    Variant(
      Migration.todosToMVVM.architecture,
      edition: .step(4, of: Migration.todosToMVVM.name),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListViewModel.load(message:)",
        .format: "TodoListViewModel.row(for:)",
        .decide: "TodoListViewModel.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.presentTodoDetail(for:output:)",
        .keep: "TodoListViewModel.load(message:)",
      ]
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
