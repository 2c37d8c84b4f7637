import Stage
import TodosShared
import TraceRecording

/// The store of the to-dos.
@Doubled
protocol TodoStoreProtocol: AnyObject {
  var todos: [TodoItem] { get }
  func addTodo(_ todo: TodoItem)
  func removeTodo(_ todo: TodoItem)
}

/// Keeps the to-dos in memory; a singleton that all Interactors access.
@Role(.store)
final class TodoStore: TodoStoreProtocol {
  static var shared: TodoStore { Singletons.one(TodoStore()) }

  private(set) var todos = TodosShared.TodoItem.samples.map {
    TodoItem(title: $0.title, content: $0.content)
  }

  private init() {}

  func addTodo(_ todo: TodoItem) {
    todos.append(todo)
  }

  func removeTodo(_ todo: TodoItem) {
    if let index = todos.firstIndex(where: { $0 === todo }) { todos.remove(at: index) }
  }
}
