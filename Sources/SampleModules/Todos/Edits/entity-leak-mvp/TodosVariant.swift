import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in MVP, with a View that receives entities.
  public static var todosEntityLeakMVP: Variant {
    Variant(
      .mvp,
      edition: .faulty("entity-leak"),
      methods: [.format: "TodoListViewController.tableView(_:cellForRowAt:)"]
    ) {
      TodoListBuilder(store: $0.makeTodoStore()).makeScreen()
    }
  }
}
