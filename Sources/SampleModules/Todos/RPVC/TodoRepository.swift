import Publishing
import TodosShared
import TraceRecording

/// What the Presenters may ask of the Repository.
@Traced
protocol TodoRepositoryProtocol: AnyObject {
  func todos() -> Publisher<[TodoItem]>
  func addTodo(title: String, content: String) throws(TodoError)
  func updateTodo(_ todo: TodoItem) throws(TodoError)
  func removeTodo(_ todo: TodoItem) throws(TodoError)
}

/// Gets and keeps the to-dos, holds the rule for their titles, and publishes every change.
@Role(.repository)
final class TodoRepository: TodoRepositoryProtocol {
  private var store: TodoStoreProtocol
  private let list = Subject<[TodoItem]>()

  init(store: TodoStoreProtocol) {
    self.store = store
  }

  func todos() -> Publisher<[TodoItem]> {
    publish()
    return list.publisher
  }

  func addTodo(title: String, content: String) throws(TodoError) {
    guard TodoTitle.isAcceptable(title) else { throw .emptyTitle }
    _ = store.addTodo(title: title, content: content)
    publish()
  }

  func updateTodo(_ todo: TodoItem) throws(TodoError) {
    guard TodoTitle.isAcceptable(todo.title) else { throw .emptyTitle }
    defer { publish() }
    try store.updateTodo(todo)
  }

  func removeTodo(_ todo: TodoItem) throws(TodoError) {
    defer { publish() }
    try store.removeTodo(todo)
  }

  private func publish() {
    list.send(store.loadTodos())
  }
}
