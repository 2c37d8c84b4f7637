import Stage
import TraceRecording

/// Keeps the to-dos in a file, so that they outlive it.
@Role(.store)
public final class TodoFileStore: TodoStoreProtocol {
  private let disk: Disk
  private var list: TodoList

  /// Makes a store; a disk without the file gets one with these to-dos.
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

  /// Keeps a new to-do, and gives it its number.
  public func addTodo(title: String, content: String) -> TodoItem {
    defer { write() }
    return list.add(title: title, content: content)
  }

  /// Keeps a to-do in the place of what it was.
  public func updateTodo(_ todo: TodoItem) throws(TodoError) {
    try list.update(todo)
    write()
  }

  /// Takes a to-do out.
  public func removeTodo(_ todo: TodoItem) throws(TodoError) {
    try list.remove(todo)
    write()
  }

  /// Puts a to-do that was taken out back in its place; does nothing if it is there.
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
