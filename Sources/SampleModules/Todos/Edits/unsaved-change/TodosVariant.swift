import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with an Interactor that does not save an edit in the store.
  public static var todosUnsavedChange: Variant {
    Variant(
      .viper,
      edition: .faulty("unsaved-change"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.retrieveTodos()",
        .format: "TodoListPresenter.row(for:)",
        .decide: "TodoListInteractor.saveTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.presentTodoDetail(from:for:output:)",
        .keep: "TodoListPresenter.didRetrieveTodos(_:)",
      ]
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
