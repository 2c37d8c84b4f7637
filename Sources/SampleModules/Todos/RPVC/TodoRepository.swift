import Publishing
import TodosShared
import TraceRecording

/// The interface of the Repository for the Presenters and the Coordinator.
@Doubled
protocol TodoRepositoryProtocol: AnyObject {
  func todos() -> Publisher<[TodoItem]>
  func todo(id: Int) -> Publisher<TodoItem>
  func addTodo(title: String, content: String) throws(TodoError)
  func updateTodo(_ todo: TodoItem) throws(TodoError)
  func removeTodo(id: Int) throws(TodoError)
}

/// Loads and caches the to-dos, checks their titles, and publishes every change.
@Role(.repository)
final class TodoRepository: TodoRepositoryProtocol {
  private var store: TodoStoreProtocol
  private let list = Subject<[TodoItem]>()

  init(store: TodoStoreProtocol) {
    self.store = store
  }

  /// Publishes the to-dos at subscription, freshly loaded, and again after every change.
  func todos() -> Publisher<[TodoItem]> {
    Publisher { [weak self, list] receive in
      self?.publish()
      return list.publisher.subscribe(receive)
    }
  }

  /// Publishes the loaded to-do with an id, and again after every change, as long as it exists.
  func todo(id: Int) -> Publisher<TodoItem> {
    Publisher { [list] receive in
      list.publisher.subscribe { todos in todos.first { $0.id == id }.map(receive) }
    }
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

  func removeTodo(id: Int) throws(TodoError) {
    let todo = list.value?.first { $0.id == id } ?? TodoItem(id: id, title: "", content: "")
    defer { publish() }
    try store.removeTodo(todo)
  }

  private func publish() {
    list.send(store.loadTodos())
  }
}
