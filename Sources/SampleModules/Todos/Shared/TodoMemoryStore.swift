import TraceRecording

/// Keeps the to-dos as long as it exists.
@Role(.store)
public final class TodoMemoryStore: TodoStoreProtocol {
  private var list: TodoList
  private var removedByOthers: Set<Int>

  /// Makes a store; what others remove is gone once the list was read.
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

  /// Keeps a new to-do, and gives it its number.
  public func addTodo(title: String, content: String) -> TodoItem {
    list.add(title: title, content: content)
  }

  /// Keeps a to-do in the place of what it was.
  public func updateTodo(_ todo: TodoItem) throws(TodoError) {
    try list.update(todo)
  }

  /// Takes a to-do out.
  public func removeTodo(_ todo: TodoItem) throws(TodoError) {
    try list.remove(todo)
  }

  /// Puts a to-do that was taken out back in its place; does nothing if it is there.
  public func restoreTodo(_ todo: TodoItem) {
    list.restore(todo)
  }
}
