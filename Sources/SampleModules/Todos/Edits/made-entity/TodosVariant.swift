import ComparisonData
import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with a View that creates the to-do entities.
  public static var todosMadeEntity: Variant {
    Variant(
      .viper,
      edition: .faulty("made-entity"),
      methods: [.decide: "TodoListInteractor.saveTodo(_:)"]
    ) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
