import TodosShared
import TraceRecording

/// Loads, adds and deletes to-dos, and checks their titles; independent of the screens.
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
    guard TodoTitle.isAcceptable(title) else {
      output?.onError(.emptyTitle)
      return
    }
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
