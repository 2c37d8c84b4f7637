import Stage
import TraceRecording

/// The store of the to-dos.
@Doubled
public protocol TodoStoreProtocol: AnyObject {
  /// All to-dos, the oldest first.
  func loadTodos() -> [TodoItem]
  /// Stores a new to-do, and returns it with its id.
  func addTodo(title: String, content: String) -> TodoItem
  /// Replaces the to-do with the same id; throws if it no longer exists.
  func updateTodo(_ todo: TodoItem) throws(TodoError)
  /// Removes a to-do; throws if it no longer exists.
  func removeTodo(_ todo: TodoItem) throws(TodoError)
  /// Restores a removed to-do at its old position; does nothing if the to-do was not removed.
  func restoreTodo(_ todo: TodoItem)
}

extension Surroundings {
  /// Makes the store for the condition of a scenario: file, shared with other users, or memory.
  public func makeTodoStore() -> any TodoStoreProtocol {
    switch condition {
    case "file": TodoFileStore(on: disk)
    case "shared": TodoMemoryStore(removedByOthers: [1])
    default: TodoMemoryStore()
    }
  }
}
