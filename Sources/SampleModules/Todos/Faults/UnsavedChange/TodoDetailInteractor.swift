import TodosShared
import TraceRecording

/// Has the to-do that was selected, and changes it for itself.
@Role(.interactor)
final class TodoDetailInteractor: TodoDetailInteractorInput {
  weak var output: TodoDetailInteractorOutput?
  private var store: TodoStoreProtocol
  private var todo: TodoItem

  init(todo: TodoItem, store: TodoStoreProtocol) {
    self.todo = todo
    self.store = store
  }

  func retrieveTodo() {
    output?.didRetrieveTodo(todo)
  }

  func editTodo(title: String, content: String) {
    guard TodoTitle.isAcceptable(title) else {
      output?.onError(.emptyTitle)
      return
    }
    todo.title = title
    todo.content = content
    output?.didEditTodo(todo)
  }

  func deleteTodo() {
    do {
      try store.removeTodo(todo)
      output?.didDeleteTodo(todo)
    } catch {
      output?.onError(error)
    }
  }
}
