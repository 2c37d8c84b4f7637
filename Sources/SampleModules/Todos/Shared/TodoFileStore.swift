import Stage
import TraceRecording

/// Keeps the to-dos in a file, so that they outlive the store.
@Role(.store)
public final class TodoFileStore: TodoStoreProtocol {
  private let disk: Disk
  private var list: TodoList

  /// Makes a store; if the disk has no file yet, writes one with the given to-dos.
  public init(on disk: Disk, startingWith todos: [TodoItem] = TodoItem.samples) {
    self.disk = disk
    let text = disk.contents(of: TodoFileStore.file)
    list = text.map(TodoList.init(text:)) ?? TodoList(todos: todos)
    if text == nil { write() }
  }

  /// All to-dos, the oldest first.
  public func loadTodos() -> [TodoItem] {
    list.todos
  }

  /// Stores a new to-do, and returns it with its id.
  public func addTodo(title: String, content: String) -> TodoItem {
    defer { write() }
    return list.add(title: title, content: content)
  }

  /// Replaces the to-do with the same id; throws if it no longer exists.
  public func updateTodo(_ todo: TodoItem) throws(TodoError) {
    try list.update(todo)
    write()
  }

  /// Removes a to-do; throws if it no longer exists.
  public func removeTodo(_ todo: TodoItem) throws(TodoError) {
    try list.remove(todo)
    write()
  }

  /// Restores a removed to-do at its old position; does nothing if the to-do was not removed.
  public func restoreTodo(_ todo: TodoItem) {
    list.restore(todo)
    write()
  }
}

// MARK: - The file

extension TodoFileStore {
  private static let file = "todos.txt"

  private func write() {
    disk.write(list.text, to: TodoFileStore.file)
  }
}
