/// A list of to-dos, the oldest first; a later to-do has a higher id.
struct TodoList {
  private(set) var todos: [TodoItem]
  private var highestID: Int

  init(todos: [TodoItem]) {
    self.todos = todos
    highestID = todos.map(\.id).max() ?? 0
  }

  /// Appends a new to-do with an id that was never used before.
  mutating func add(title: String, content: String) -> TodoItem {
    highestID += 1
    let todo = TodoItem(id: highestID, title: title, content: content)
    todos.append(todo)
    return todo
  }

  mutating func update(_ todo: TodoItem) throws(TodoError) {
    todos[try index(of: todo)] = todo
  }

  mutating func remove(_ todo: TodoItem) throws(TodoError) {
    todos.remove(at: try index(of: todo))
  }

  /// Reinserts a removed to-do at the position of its id; does nothing if it is still in the list.
  mutating func restore(_ todo: TodoItem) {
    guard !todos.contains(where: { $0.id == todo.id }) else { return }
    let index = todos.firstIndex { $0.id > todo.id } ?? todos.endIndex
    todos.insert(todo, at: index)
    highestID = max(highestID, todo.id)
  }

  private func index(of todo: TodoItem) throws(TodoError) -> Int {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { throw .gone(todo) }
    return index
  }
}
