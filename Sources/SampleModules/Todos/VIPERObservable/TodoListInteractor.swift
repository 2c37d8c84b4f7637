import TodosShared
import TraceRecording

/// The interface of the Interactor for the Presenter, which awaits the answers.
@Doubled
protocol TodoListInteractorProtocol: AnyObject, Sendable {
  func todos() async -> [TodoItem]
  func addTodo(title: String, content: String) async throws(TodoError)
  func deleteTodo(_ todo: TodoItem) async throws(TodoError)
}

/// Loads, adds and deletes to-dos, and checks their titles; independent of the screens.
@Role(.interactor)
actor TodoListInteractor: TodoListInteractorProtocol {
  // An app writes `private let`; the recorder of the laboratory needs a `var`.
  private nonisolated var repository: TodoRepositoryProtocol

  init(repository: TodoRepositoryProtocol) {
    self.repository = repository
  }

  func todos() async -> [TodoItem] {
    await repository.todos()
  }

  func addTodo(title: String, content: String) async throws(TodoError) {
    guard TodoTitle.isAcceptable(title) else { throw .emptyTitle }
    await repository.addTodo(title: title, content: content)
  }

  func deleteTodo(_ todo: TodoItem) async throws(TodoError) {
    try await repository.removeTodo(todo)
  }
}
