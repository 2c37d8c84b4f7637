import TraceRecording

/// Where the to-dos are kept.
@Doubled
public protocol TodoStoreProtocol: AnyObject {
  /// All to-dos, the oldest first.
  func loadTodos() -> [TodoItem]
  /// Keeps a new to-do, and gives it its number.
  func addTodo(title: String, content: String) -> TodoItem
  /// Keeps a to-do in the place of what it was.
  func updateTodo(_ todo: TodoItem) throws(TodoError)
  /// Takes a to-do out.
  func removeTodo(_ todo: TodoItem) throws(TodoError)
  /// Puts a to-do that was taken out back in its place; does nothing if it is there.
  func restoreTodo(_ todo: TodoItem)
}
