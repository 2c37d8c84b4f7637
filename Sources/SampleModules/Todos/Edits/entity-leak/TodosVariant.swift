import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with a View that receives entities.
  public static var todosEntityLeak: Variant {
    Variant(
      .viper,
      edition: .faulty("entity-leak"),
      methods: [.format: "TodoListViewController.tableView(_:cellForRowAt:)"]
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
