import TodosShared
import TraceRecording

/// What the View may ask of the ViewModel, and what it is told in return.
@Doubled
protocol TodoListViewModelProtocol: AnyObject {
  var onChange: ((TodoListViewState) -> Void)? { get set }
  var isLocked: Bool { get }
  func load()
  func addTodo(title: String, content: String)
  func removeTodo(at index: Int)
  func unlock(with pin: String) -> Bool
  func detail(at index: Int) -> TodoDetailViewModelProtocol?
}

/// Gets, adds and removes to-dos, and makes them ready to be drawn.
@Role(.viewModel)
final class TodoListViewModel: TodoListViewModelProtocol {
  @Seam var onChange: ((TodoListViewState) -> Void)?

  private var store: TodoStoreProtocol
  private var lock: TodoLockProtocol
  private var todos: [TodoItem] = []
  private let contentFormatter = ContentFormatter()

  init(store: TodoStoreProtocol, lock: TodoLockProtocol) {
    self.store = store
    self.lock = lock
  }

  var isLocked: Bool { !lock.isOpen }

  func load() {
    load(message: nil)
  }

  func addTodo(title: String, content: String) {
    guard TodoTitle.isAcceptable(title) else {
      publish(message: TodoError.emptyTitle.message)
      return
    }
    _ = store.addTodo(title: title, content: content)
    load()
  }

  func removeTodo(at index: Int) {
    guard todos.indices.contains(index) else { return }
    do {
      try store.removeTodo(todos[index])
      load()
    } catch {
      load(message: error.message)
    }
  }

  func unlock(with pin: String) -> Bool {
    lock.open(with: pin)
  }

  func detail(at index: Int) -> TodoDetailViewModelProtocol? {
    guard todos.indices.contains(index) else { return nil }
    let detail = TodoDetailViewModel(todo: todos[index], store: store)
    detail.didEdit = { [weak self] _ in self?.load() }
    detail.didDelete = { [weak self] _ in self?.load() }
    return detail
  }
}

// MARK: - Publishing

@Role extension TodoListViewModel {
  private func load(message: String?) {
    todos = store.loadTodos()
    publish(message: message)
  }

  private func publish(message: String?) {
    onChange?(TodoListViewState(rows: todos.map(row), message: message))
  }

  private func row(for todo: TodoItem) -> TodoRow {
    TodoRow(title: todo.title, excerpt: contentFormatter.excerpt(from: todo.content))
  }
}
