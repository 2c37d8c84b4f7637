import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with an output method that the Interactor never calls.
  public static var todosDeadOutput: Variant {
    Variant(.viper, edition: .faulty("dead-output")) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
