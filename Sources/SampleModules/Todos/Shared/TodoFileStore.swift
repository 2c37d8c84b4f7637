import Stage
import TraceRecording

/// Keeps the to-dos in a file, so that they outlive it.
@Role(.store)
public final class TodoFileStore: TodoStoreProtocol {
  private let disk: Disk

  /// Makes a store; a disk without the file gets one with these to-dos.
  public init(on disk: Disk, startingWith todos: [TodoItem] = TodoItem.samples) {
    self.disk = disk
    if disk.contents(of: TodoFileStore.file) == nil { write(TodoList(todos: todos)) }
  }

  /// All to-dos, the oldest first.
  public func loadTodos() -> [TodoItem] {
    list.todos
  }

  /// Keeps a new to-do, and gives it its number.
  public func addTodo(title: String, content: String) -> TodoItem {
    var list = list
    defer { write(list) }
    return list.add(title: title, content: content)
  }

  /// Keeps a to-do in the place of what it was.
  public func updateTodo(_ todo: TodoItem) throws(TodoError) {
    var list = list
    try list.update(todo)
    write(list)
  }

  /// Takes a to-do out.
  public func removeTodo(_ todo: TodoItem) throws(TodoError) {
    var list = list
    try list.remove(todo)
    write(list)
  }
}

// MARK: - The file

extension TodoFileStore {
  private static let file = "todos.txt"

  private var list: TodoList {
    TodoList(text: disk.contents(of: TodoFileStore.file) ?? "")
  }

  private func write(_ list: TodoList) {
    disk.write(list.text, to: TodoFileStore.file)
  }
}
