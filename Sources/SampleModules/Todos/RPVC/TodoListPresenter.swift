import Publishing
import TodosShared
import TraceRecording

/// What the View and the Coordinator may ask of the Presenter.
@Doubled
protocol TodoListPresenterProtocol: AnyObject {
  func bind() -> Publisher<TodoListViewState>
  func report(_ error: TodoError?)
}

/// Turns the to-dos, and what went wrong with them, into what the list shows.
@Role(.presenter)
final class TodoListPresenter: TodoListPresenterProtocol {
  private var repository: TodoRepositoryProtocol
  private let errors = Subject<TodoError?>(TodoError?.none)

  init(repository: TodoRepositoryProtocol) {
    self.repository = repository
  }

  func bind() -> Publisher<TodoListViewState> {
    repository.todos().combineLatest(errors.publisher).map(Self.mapToViewState)
  }

  func report(_ error: TodoError?) {
    if error != errors.value { errors.send(error) }
  }
}

// MARK: - Mapping

extension TodoListPresenter {
  static func mapToViewState(_ todos: [TodoItem], _ error: TodoError? = nil) -> TodoListViewState {
    TodoListViewState(rows: todos.map(row), message: error?.message)
  }

  private static func row(for todo: TodoItem) -> TodoListViewState.Row {
    let excerpt = ContentFormatter().excerpt(from: todo.content)
    return TodoListViewState.Row(id: todo.id, title: todo.title, excerpt: excerpt)
  }
}
