import TodosShared
import TraceRecording

/// Gets, adds and removes to-dos, whatever they are called.
@Role(.interactor)
final class TodoListInteractor: TodoListInteractorInput {
  weak var output: TodoListInteractorOutput?
  private var store: TodoStoreProtocol

  init(store: TodoStoreProtocol) {
    self.store = store
  }

  func retrieveTodos() {
    output?.didRetrieveTodos(store.loadTodos())
  }

  func saveTodo(title: String, content: String) {
    output?.didAddTodo(store.addTodo(title: title, content: content))
  }

  func deleteTodo(_ todo: TodoItem) {
    do {
      try store.removeTodo(todo)
      output?.didRemoveTodo(todo)
    } catch {
      output?.onError(error)
    }
  }
}
