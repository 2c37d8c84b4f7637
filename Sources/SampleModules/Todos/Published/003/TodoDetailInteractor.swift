import TraceRecording

/// Has the to-do that was selected, and changes it where everybody else has it too.
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
