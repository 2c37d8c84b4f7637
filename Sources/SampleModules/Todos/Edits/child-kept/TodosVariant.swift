import Stage
import TodosShared

extension Variant {
  /// Todos in RIBs, with a Router that never removes a detached child Router.
  public static var todosChildKept: Variant {
    Variant(.ribs, edition: .faulty("child-kept")) {
      LaunchController(router: TodoListBuilder(store: $0.makeTodoStore()).build())
    }
  }
}
