import TodosShared

/// The model of both screens: adds and changes to-dos, and holds the rule for their titles.
enum TodoModel {
  /// Adds a to-do to the store; throws if there is nothing to read in its title.
  static func addTodo(
    title: String,
    content: String,
    to store: TodoStoreProtocol
  ) throws(TodoError) {
    try check(title)
    _ = store.addTodo(title: title, content: content)
  }

  /// Changes a to-do in the store; throws if there is nothing to read in its title, or it is gone.
  static func updateTodo(_ todo: TodoItem, in store: TodoStoreProtocol) throws(TodoError) {
    try check(todo.title)
    try store.updateTodo(todo)
  }

  private static func check(_ title: String) throws(TodoError) {
    guard TodoTitle.isAcceptable(title) else { throw .emptyTitle }
  }
}
