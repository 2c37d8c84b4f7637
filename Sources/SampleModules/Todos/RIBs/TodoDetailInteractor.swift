import TodosShared
import TraceRecording

/// The interface of the View for the Interactor.
@Doubled
protocol TodoDetailPresentable: AnyObject {
  var listener: (any TodoDetailPresentableListener)? { get set }
  func showTodo(_ todo: TodoPage)
  func showErrorMessage(_ message: String)
}

/// The interface of the parent's Interactor; receives what becomes of the to-do and of its screen.
@Doubled
protocol TodoDetailListener: AnyObject {
  func todoDetailDidChangeTodo()
  func todoDetailDidDeleteTodo()
  func todoDetailDidClose()
}

/// Holds, edits and deletes the open to-do, and checks its title.
@Role(.interactor)
final class TodoDetailInteractor: Interactor, TodoDetailInteractable, TodoDetailPresentableListener
{
  weak var listener: (any TodoDetailListener)?
  private var presenter: any TodoDetailPresentable
  private var store: any TodoStoreProtocol
  private var todo: TodoItem

  init(todo: TodoItem, presenter: any TodoDetailPresentable, store: any TodoStoreProtocol) {
    self.todo = todo
    self.presenter = presenter
    self.store = store
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presentTodo()
  }

  private func presentTodo() {
    presenter.showTodo(TodoPage(title: todo.title, content: todo.content))
  }

  // MARK: - TodoDetailPresentableListener

  func editTodo(title: String, content: String) {
    guard TodoTitle.isAcceptable(title) else {
      presenter.showErrorMessage(TodoError.emptyTitle.message)
      return
    }
    let edited = TodoItem(id: todo.id, title: title, content: content)
    do {
      try store.updateTodo(edited)
      todo = edited
      presentTodo()
      listener?.todoDetailDidChangeTodo()
    } catch {
      lose(error)
    }
  }

  func deleteTodo() {
    do {
      try store.removeTodo(todo)
      listener?.todoDetailDidDeleteTodo()
    } catch {
      lose(error)
    }
  }

  func didClose() {
    listener?.todoDetailDidClose()
  }

  /// Has the list read again, which still shows a to-do that no longer exists, and shows the error.
  private func lose(_ error: TodoError) {
    listener?.todoDetailDidChangeTodo()
    presenter.showErrorMessage(error.message)
  }
}
