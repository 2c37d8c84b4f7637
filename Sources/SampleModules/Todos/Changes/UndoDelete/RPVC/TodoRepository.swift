import Publishing
import TodosShared
import TraceRecording

/// What the Presenters and the Coordinator may ask of the Repository.
@Doubled
protocol TodoRepositoryProtocol: AnyObject {
  func todos() -> Publisher<[TodoItem]>
  func todo(id: Int) -> Publisher<TodoItem>
  func addTodo(title: String, content: String) throws(TodoError)
  func updateTodo(_ todo: TodoItem) throws(TodoError)
  @discardableResult func removeTodo(id: Int) throws(TodoError) -> TodoItem
  func restoreTodo(_ todo: TodoItem)
}

/// Gets and keeps the to-dos, holds the rule for their titles, and publishes every change.
@Role(.repository)
final class TodoRepository: TodoRepositoryProtocol {
  private var store: TodoStoreProtocol
  private let list = Subject<[TodoItem]>()

  init(store: TodoStoreProtocol) {
    self.store = store
  }

  /// Loads the to-dos for each subscriber, and publishes them, and again after every change.
  func todos() -> Publisher<[TodoItem]> {
    Publisher { [weak self, list] receive in
      self?.publish()
      return list.publisher.subscribe(receive)
    }
  }

  /// Publishes one of the to-dos that were loaded, and again after every change, while it is there.
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

  @discardableResult func removeTodo(id: Int) throws(TodoError) -> TodoItem {
    let todo = list.value?.first { $0.id == id } ?? TodoItem(id: id, title: "", content: "")
    defer { publish() }
    try store.removeTodo(todo)
    return todo
  }

  func restoreTodo(_ todo: TodoItem) {
    store.restoreTodo(todo)
    publish()
  }

  private func publish() {
    list.send(store.loadTodos())
  }
}
