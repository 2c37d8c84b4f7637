import TraceRecording

/// Gets, adds and removes to-dos.
@Role(.interactor)
final class TodoListInteractor: TodoListInteractorInputProtocol {
  weak var presenter: TodoListInteractorOutputProtocol?
  private var todoStore: TodoStoreProtocol

  init() {
    todoStore = TodoStore.shared
  }

  func retrieveTodos() {
    presenter?.didRetrieveTodos(todoStore.todos)
  }

  func saveTodo(_ todo: TodoItem) {
    todoStore.addTodo(todo)
    presenter?.didAddTodo(todo)
  }

  func deleteTodo(_ todo: TodoItem) {
    todoStore.removeTodo(todo)
    presenter?.didRemoveTodo(todo)
  }
}
