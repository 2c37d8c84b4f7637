import Publishing
import TodosShared
import TraceRecording

/// What the View may ask of the Presenter.
@Traced
protocol TodoListPresenterProtocol: AnyObject {
  func viewState() -> Publisher<TodoListViewState>
  func addTodo(title: String, content: String)
  func removeTodo(at index: Int)
  func showDetail(at index: Int)
}

/// Turns the to-dos into what the list shows.
@Role(.presenter)
final class TodoListPresenter: TodoListPresenterProtocol {
  weak var coordinator: TodoCoordinatorProtocol?
  private var repository: TodoRepositoryProtocol

  private let state = Subject<TodoListViewState>()
  private var todos: [TodoItem] = []
  private var subscriptions: [Subscription] = []

  init(repository: TodoRepositoryProtocol) {
    self.repository = repository
  }

  func viewState() -> Publisher<TodoListViewState> {
    subscriptions = [repository.todos().subscribe { [weak self] in self?.receive($0) }]
    return state.publisher
  }

  func addTodo(title: String, content: String) {
    do {
      try repository.addTodo(title: title, content: content)
    } catch {
      state.send(Self.mapToViewState(todos, error))
    }
  }

  func removeTodo(at index: Int) {
    guard todos.indices.contains(index) else { return }
    do {
      try repository.removeTodo(todos[index])
    } catch {
      state.send(Self.mapToViewState(todos, error))
    }
  }

  func showDetail(at index: Int) {
    guard todos.indices.contains(index) else { return }
    coordinator?.showDetail(of: todos[index])
  }

  private func receive(_ todos: [TodoItem]) {
    self.todos = todos
    state.send(Self.mapToViewState(todos))
  }
}

// MARK: - Mapping

extension TodoListPresenter {
  static func mapToViewState(_ todos: [TodoItem], _ error: TodoError? = nil) -> TodoListViewState {
    TodoListViewState(rows: todos.map(row), message: error?.message)
  }

  private static func row(for todo: TodoItem) -> TodoListViewState.Row {
    let excerpt = ContentFormatter().excerpt(from: todo.content)
    return TodoListViewState.Row(title: todo.title, excerpt: excerpt)
  }
}
