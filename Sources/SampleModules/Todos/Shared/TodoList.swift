/// To-dos in their order, each with a number of its own.
struct TodoList {
  private(set) var todos: [TodoItem]

  mutating func add(title: String, content: String) -> TodoItem {
    let id = (todos.map(\.id).max() ?? 0) + 1
    let todo = TodoItem(id: id, title: title, content: content)
    todos.append(todo)
    return todo
  }

  mutating func update(_ todo: TodoItem) throws(TodoError) {
    todos[try index(of: todo)] = todo
  }

  mutating func remove(_ todo: TodoItem) throws(TodoError) {
    todos.remove(at: try index(of: todo))
  }

  private func index(of todo: TodoItem) throws(TodoError) -> Int {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { throw .gone(todo) }
    return index
  }
}
