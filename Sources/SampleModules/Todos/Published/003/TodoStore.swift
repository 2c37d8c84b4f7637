import TodosShared
import TraceRecording

/// Where the to-dos are kept.
@Traced
protocol TodoStoreProtocol: AnyObject {
  var todos: [TodoItem] { get }
  func addTodo(_ todo: TodoItem)
  func removeTodo(_ todo: TodoItem)
}

/// Keeps the to-dos in memory.
///
/// The article has one for the whole app, `TodoStore.shared`, which Swift 6 refuses: it is not
/// safe for more than one thread. So this one is handed from screen to screen.
@Role(.store)
final class TodoStore: TodoStoreProtocol {
  private(set) var todos = TodosShared.TodoItem.samples.map {
    TodoItem(title: $0.title, content: $0.content)
  }

  func addTodo(_ todo: TodoItem) {
    todos.append(todo)
  }

  func removeTodo(_ todo: TodoItem) {
    todos.removeAll { $0 === todo }
  }
}
