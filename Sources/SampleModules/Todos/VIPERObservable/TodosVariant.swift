import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with Presenters that the Views observe, and Interactors that are actors.
  public static var todosVIPERObservable: Variant {
    Variant(
      .viperObservable,
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.todos()",
        .format: "TodoListPresenter.row(for:)",
        .decide: "TodoListInteractor.addTodo(title:content:)",
        .draw: "TodoListView.body",
        .navigate: "TodoListRouter.navigate(to:)",
        .keep: "TodoListPresenter.loadTodos()",
      ]
    ) {
      nonisolated(unsafe) let store = $0.makeTodoStore()
      return TodoListRouter.createModule(repository: TodoRepository(store: store))
    }
  }
}
