import TraceRecording

/// Holds the selected to-do, and changes the object that all other layers share.
@Role(.interactor)
final class TodoDetailInteractor: TodoDetailInteractorInputProtocol {
  weak var presenter: TodoDetailInteractorOutputProtocol?
  var todoStore: TodoStoreProtocol = TodoStore.shared
  var todoItem: TodoItem?

  func deleteTodo() {
    guard let todoItem else { return }
    todoStore.removeTodo(todoItem)
    presenter?.didDeleteTodo()
  }

  func editTodo(title: String, content: String) {
    guard let todoItem else { return }
    todoItem.title = title
    todoItem.content = content
    presenter?.didEditTodo(todoItem)
  }
}
