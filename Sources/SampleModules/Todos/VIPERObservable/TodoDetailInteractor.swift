import TodosShared
import TraceRecording

/// The interface of the Interactor for the Presenter, which awaits the answers.
@Doubled
protocol TodoDetailInteractorProtocol: AnyObject, Sendable {
  func selectedTodo() async -> TodoItem
  func editTodo(title: String, content: String) async throws(TodoError)
  func deleteTodo() async throws(TodoError)
}

/// Holds, edits and deletes the selected to-do, and checks its title.
@Role(.interactor)
actor TodoDetailInteractor: TodoDetailInteractorProtocol {
  // An app writes `private let`; the recorder of the laboratory needs a `var`.
  private nonisolated var repository: TodoRepositoryProtocol
  private var todo: TodoItem

  init(todo: TodoItem, repository: TodoRepositoryProtocol) {
    self.todo = todo
    self.repository = repository
  }

  func selectedTodo() -> TodoItem {
    todo
  }

  func editTodo(title: String, content: String) async throws(TodoError) {
    guard TodoTitle.isAcceptable(title) else { throw .emptyTitle }
    let edited = TodoItem(id: todo.id, title: title, content: content)
    try await repository.updateTodo(edited)
    todo = edited
  }

  func deleteTodo() async throws(TodoError) {
    try await repository.removeTodo(todo)
  }
}
