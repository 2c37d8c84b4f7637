import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with a View that observes entities of its Presenter.
  public static var todosObservedEntity: Variant {
    Variant(
      .viperObservable,
      edition: .faulty("entity-leak"),
      methods: [.format: "TodoListView.row(for:)"]
    ) {
      nonisolated(unsafe) let store = $0.makeTodoStore()
      return TodoListRouter.createModule(repository: TodoRepository(store: store))
    }
  }
}
