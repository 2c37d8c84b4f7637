import Stage
import TodosShared

extension Variant {
  /// Todos in VIPER, with an Interactor that does not save an edit in the store.
  public static var todosUnsavedChange: Variant {
    Variant(.viper, edition: .faulty("unsaved-change")) {
      TodoListRouter.createModule(store: $0.makeTodoStore())
    }
  }
}
