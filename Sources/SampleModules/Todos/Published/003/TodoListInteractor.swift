import TraceRecording

/// Loads, adds and removes to-dos.
@Role(.interactor)
final class TodoListInteractor: TodoListInteractorInputProtocol {
  weak var presenter: TodoListInteractorOutputProtocol?
  var todoStore: TodoStoreProtocol = TodoStore.shared
  var todos: [TodoItem] { todoStore.todos }

  func retrieveTodos() {
    presenter?.didRetrieveTodos(todos)
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
