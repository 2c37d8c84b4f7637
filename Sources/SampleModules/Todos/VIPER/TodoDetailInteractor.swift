import TodosShared
import TraceRecording

/// Holds, edits and deletes the selected to-do, and checks its title.
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
    let edited = TodoItem(id: todo.id, title: title, content: content)
    do {
      try store.updateTodo(edited)
      todo = edited
      output?.didEditTodo(todo)
    } catch {
      output?.onError(error)
    }
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
