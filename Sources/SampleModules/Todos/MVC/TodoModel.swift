import TodosShared

/// The model of both screens: adds and changes to-dos, and checks their titles.
enum TodoModel {
  /// Adds a to-do to the store; throws if its title is blank.
  static func addTodo(
    title: String,
    content: String,
    to store: TodoStoreProtocol
  ) throws(TodoError) {
    try check(title)
    _ = store.addTodo(title: title, content: content)
  }

  /// Changes a to-do in the store; throws if its title is blank or the to-do no longer exists.
  static func updateTodo(_ todo: TodoItem, in store: TodoStoreProtocol) throws(TodoError) {
    try check(todo.title)
    try store.updateTodo(todo)
  }

  private static func check(_ title: String) throws(TodoError) {
    guard TodoTitle.isAcceptable(title) else { throw .emptyTitle }
  }
}
