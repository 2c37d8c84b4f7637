import Observation
import TodosShared
import TraceRecording

/// The interface of the ViewModel for the View, which observes the properties.
@Doubled
protocol TodoListViewModelProtocol: AnyObject {
  var content: TodoListContent { get }
  var route: TodoListRoute? { get }
  func load() async
  func addTodo(title: String, content: String) async
  func removeTodo(at index: Int) async
  func openTodo(at index: Int)
  func detail(id: Int) -> TodoDetailViewModelProtocol?
}

/// Loads, adds and removes to-dos, and has what the list shows.
@Role(.viewModel)
@Observable
final class TodoListViewModel: TodoListViewModelProtocol {
  private(set) var content = TodoListContent()
  private(set) var route: TodoListRoute?

  @Seam @ObservationIgnored private var store: TodoAsyncStoreProtocol
  @ObservationIgnored private var todos: [TodoItem] = []
  private let contentFormatter = ContentFormatter()

  init(store: TodoAsyncStoreProtocol) {
    self.store = store
  }

  /// Loads the to-dos each time the list appears: no to-do is open any more, and its screen may have changed it.
  func load() async {
    route = nil
    await load(message: nil)
  }

  func addTodo(title: String, content: String) async {
    guard TodoTitle.isAcceptable(title) else {
      self.content.message = TodoError.emptyTitle.message
      return
    }
    _ = await store.addTodo(title: title, content: content)
    await load(message: nil)
  }

  func removeTodo(at index: Int) async {
    guard todos.indices.contains(index) else { return }
    do {
      try await store.removeTodo(todos[index])
      await load(message: nil)
    } catch {
      await load(message: error.message)
    }
  }

  func openTodo(at index: Int) {
    guard todos.indices.contains(index) else { return }
    route = .todo(id: todos[index].id)
  }

  func detail(id: Int) -> TodoDetailViewModelProtocol? {
    todos.first { $0.id == id }.map { TodoDetailViewModel(todo: $0, store: store) }
  }
}

// MARK: - Loading and formatting

@Role extension TodoListViewModel {
  private func load(message: String?) async {
    todos = await store.loadTodos()
    content = TodoListContent(rows: todos.map(row), message: message)
  }

  private func row(for todo: TodoItem) -> TodoRow {
    TodoRow(title: todo.title, excerpt: contentFormatter.excerpt(from: todo.content))
  }
}
