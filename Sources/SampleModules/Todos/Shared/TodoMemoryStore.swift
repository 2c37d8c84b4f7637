import TraceRecording

/// Keeps the to-dos in memory only.
@Role(.store)
public final class TodoMemoryStore: TodoStoreProtocol {
  private var list: TodoList
  private var removedByOthers: Set<Int>

  /// Makes a store; the ids in `removedByOthers` are removed after the first read of the list.
  public init(_ todos: [TodoItem] = TodoItem.samples, removedByOthers: Set<Int> = []) {
    list = TodoList(todos: todos)
    self.removedByOthers = removedByOthers
  }

  /// All to-dos, the oldest first.
  public func loadTodos() -> [TodoItem] {
    let todos = list.todos
    for todo in todos where removedByOthers.contains(todo.id) { try? list.remove(todo) }
    removedByOthers = []
    return todos
  }

  /// Stores a new to-do, and returns it with its id.
  public func addTodo(title: String, content: String) -> TodoItem {
    list.add(title: title, content: content)
  }

  /// Replaces the to-do with the same id; throws if it no longer exists.
  public func updateTodo(_ todo: TodoItem) throws(TodoError) {
    try list.update(todo)
  }

  /// Removes a to-do; throws if it no longer exists.
  public func removeTodo(_ todo: TodoItem) throws(TodoError) {
    try list.remove(todo)
  }

  /// Restores a removed to-do at its old position; does nothing if the to-do was not removed.
  public func restoreTodo(_ todo: TodoItem) {
    list.restore(todo)
  }
}
