import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in Clean Swift, with a View that receives a response of the Interactor.
  public static var todosRawResponse: Variant {
    Variant(
      .cleanSwift,
      edition: .faulty("entity-leak"),
      methods: [.format: "TodoListViewController.tableView(_:cellForRowAt:)"]
    ) {
      TodoListConfigurator.makeScene(store: $0.makeTodoStore())
    }
  }
}
