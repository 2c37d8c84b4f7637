import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with a View that observes entities of its Presenter.
  public static var todosObservedEntity: Variant {
    Variant(
      .viperObservable,
      edition: .faulty("entity-leak"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.todos()",
        .format: "TodoListView.row(for:)",
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
