import TodosShared
import TraceRecording

/// The interface of the Repository for the Interactors.
@Doubled
protocol TodoRepositoryProtocol: AnyObject, Sendable {
  func todos() async -> [TodoItem]
  func addTodo(title: String, content: String) async
  func updateTodo(_ todo: TodoItem) async throws(TodoError)
  func removeTodo(_ todo: TodoItem) async throws(TodoError)
}

/// Keeps the store on one actor, since the Interactors of all screens use it.
@Role(.repository)
actor TodoRepository: TodoRepositoryProtocol {
  // An app writes `private let`; the recorder of the laboratory needs a `var`.
  private nonisolated var store: TodoStoreProtocol

  init(store: sending TodoStoreProtocol) {
    self.store = store
  }

  func todos() -> [TodoItem] {
    store.loadTodos()
  }

  func addTodo(title: String, content: String) {
    _ = store.addTodo(title: title, content: content)
  }

  func updateTodo(_ todo: TodoItem) throws(TodoError) {
    try store.updateTodo(todo)
  }

  func removeTodo(_ todo: TodoItem) throws(TodoError) {
    try store.removeTodo(todo)
  }
}
