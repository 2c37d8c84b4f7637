import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with the rule for titles in the View.
  public static var todosMisplacedRule: Variant {
    Variant(
      .viper,
      edition: .faulty("misplaced-rule"),
      methods: [.decide: "TodoListViewController.addTodo(title:content:)"]
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
