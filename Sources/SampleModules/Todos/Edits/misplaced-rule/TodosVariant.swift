import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with the rule for titles in the View.
  public static var todosMisplacedRule: Variant {
    Variant(
      .viper,
      edition: .faulty("misplaced-rule"),
      entities: ["TodoItem"],
      methods: [
        .get: "TodoListInteractor.retrieveTodos()",
        .format: "TodoListPresenter.row(for:)",
        .decide: "TodoListViewController.addTodo(title:content:)",
        .draw: "TodoListViewController.tableView(_:cellForRowAt:)",
        .navigate: "TodoListRouter.presentTodoDetail(from:for:output:)",
        .keep: "TodoListPresenter.didRetrieveTodos(_:)",
      ]
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
