import TodosShared
import TraceRecording

/// Shows, edits and deletes one to-do, and checks its title.
@Role(.presenter)
final class TodoDetailPresenter: TodoDetailContract.Presenter {
  weak var view: (any TodoDetailContract.View)?

  private var store: TodoStoreProtocol
  private var todo: TodoItem

  init(todo: TodoItem, store: TodoStoreProtocol) {
    self.todo = todo
    self.store = store
  }

  // MARK: - TodoDetailContract.Presenter

  func viewDidLoad() {
    showTodo()
  }

  func editTodo() {
    view?.showForm(title: todo.title, content: todo.content)
  }

  func saveTodo(title: String, content: String) {
    guard TodoTitle.isAcceptable(title) else {
      view?.showErrorMessage(TodoError.emptyTitle.message)
      return
    }
    let edited = TodoItem(id: todo.id, title: title, content: content)
    do {
      try store.updateTodo(edited)
      todo = edited
      showTodo()
    } catch {
      view?.showErrorMessage(error.message)
    }
  }

  func deleteTodo() {
    do {
      try store.removeTodo(todo)
      view?.close()
    } catch {
      view?.showErrorMessage(error.message)
    }
  }

  private func showTodo() {
    view?.showTodo(title: todo.title, content: todo.content)
  }
}
