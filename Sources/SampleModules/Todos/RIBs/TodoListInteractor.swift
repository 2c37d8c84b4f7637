import TodosShared
import TraceRecording

/// The interface of the Router for the Interactor.
@Doubled
protocol TodoListRouting: AnyObject {
  func attachTodoDetail(for todo: TodoItem)
  func closeTodoDetail()
  func detachTodoDetail()
}

/// The interface of the View for the Interactor.
@Doubled
protocol TodoListPresentable: AnyObject {
  var listener: (any TodoListPresentableListener)? { get set }
  func showTodos(_ todos: [TodoRow])
  func showErrorMessage(_ message: String)
}

/// Loads, adds and deletes to-dos, and decides which of them is open; listens to the open one.
@Role(.interactor)
final class TodoListInteractor: Interactor, TodoListInteractable, TodoListPresentableListener {
  weak var router: (any TodoListRouting)?
  private var presenter: any TodoListPresentable
  private var store: any TodoStoreProtocol

  private var todos: [TodoItem] = []
  private let contentFormatter = ContentFormatter()

  init(presenter: any TodoListPresentable, store: any TodoStoreProtocol) {
    self.presenter = presenter
    self.store = store
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    loadTodos()
  }

  private func loadTodos() {
    todos = store.loadTodos()
    presenter.showTodos(todos.map(row))
  }

  private func row(for todo: TodoItem) -> TodoRow {
    TodoRow(title: todo.title, excerpt: contentFormatter.excerpt(from: todo.content))
  }

  // MARK: - TodoListPresentableListener

  func openTodo(at index: Int) {
    guard todos.indices.contains(index) else { return }
    router?.attachTodoDetail(for: todos[index])
  }

  func addTodo(title: String, content: String) {
    guard TodoTitle.isAcceptable(title) else {
      presenter.showErrorMessage(TodoError.emptyTitle.message)
      return
    }
    _ = store.addTodo(title: title, content: content)
    loadTodos()
  }

  func removeTodo(at index: Int) {
    guard todos.indices.contains(index) else { return }
    do {
      try store.removeTodo(todos[index])
      loadTodos()
    } catch {
      loadTodos()
      presenter.showErrorMessage(error.message)
    }
  }

  // MARK: - TodoDetailListener

  func todoDetailDidChangeTodo() {
    loadTodos()
  }

  func todoDetailDidDeleteTodo() {
    loadTodos()
    router?.closeTodoDetail()
  }

  func todoDetailDidClose() {
    router?.detachTodoDetail()
  }
}
