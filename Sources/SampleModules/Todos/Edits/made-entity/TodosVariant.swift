import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with a View that creates the to-do entities.
  public static var todosMadeEntity: Variant {
    Variant(
      .viper,
      edition: .faulty("made-entity"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.retrieveTodos()",
        .format: "TodoListPresenter.row(for:)",
        .decide: "TodoListInteractor.saveTodo(_:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.presentTodoDetail(from:for:output:)",
        .keep: "TodoListPresenter.didRetrieveTodos(_:)",
      ]
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
