import TodosShared
import TraceRecording

/// Gets the to-dos, keeps the rule for their titles, and knows nothing of screens.
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

  func restoreTodo(_ todo: TodoItem) {
    store.restoreTodo(todo)
    output?.didRestoreTodo(todo)
  }
}
