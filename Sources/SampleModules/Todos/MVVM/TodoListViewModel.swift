import TodosShared
import TraceRecording

/// The interface of the ViewModel for the View, with `onChange` to report new view states.
@Doubled
protocol TodoListViewModelProtocol: AnyObject {
  var onChange: ((TodoListViewState) -> Void)? { get set }
  func load()
  func addTodo(title: String, content: String)
  func removeTodo(at index: Int)
  func detail(at index: Int) -> TodoDetailViewModelProtocol?
}

/// Loads, adds and removes to-dos, and formats them for the View.
@Role(.viewModel)
final class TodoListViewModel: TodoListViewModelProtocol {
  @Seam var onChange: ((TodoListViewState) -> Void)?

  private var store: TodoStoreProtocol
  private var todos: [TodoItem] = []
  private let contentFormatter = ContentFormatter()

  init(store: TodoStoreProtocol) {
    self.store = store
  }

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
