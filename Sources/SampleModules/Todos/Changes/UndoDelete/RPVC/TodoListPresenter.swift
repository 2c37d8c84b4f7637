import Publishing
import TodosShared
import TraceRecording

/// What the View and the Coordinator may ask of the Presenter.
@Doubled
protocol TodoListPresenterProtocol: AnyObject {
  func bind() -> Publisher<TodoListViewState>
  func report(_ error: TodoError?)
  func offerUndo(_ isPossible: Bool)
}

/// Turns the to-dos, and what went wrong with them, into what the list shows.
@Role(.presenter)
final class TodoListPresenter: TodoListPresenterProtocol {
  private var repository: TodoRepositoryProtocol
  private let errors = Subject<TodoError?>(TodoError?.none)
  private let undoOffers = Subject(false)

  init(repository: TodoRepositoryProtocol) {
    self.repository = repository
  }

  func bind() -> Publisher<TodoListViewState> {
    repository.todos().combineLatest(errors.publisher).combineLatest(undoOffers.publisher)
      .map { list, canUndo in Self.mapToViewState(list.0, list.1, canUndo: canUndo) }
  }

  func report(_ error: TodoError?) {
    if error != errors.value { errors.send(error) }
  }

  func offerUndo(_ isPossible: Bool) {
    if isPossible != undoOffers.value { undoOffers.send(isPossible) }
  }
}

// MARK: - Mapping

extension TodoListPresenter {
  static func mapToViewState(
    _ todos: [TodoItem],
    _ error: TodoError? = nil,
    canUndo: Bool = false
  ) -> TodoListViewState {
    TodoListViewState(rows: todos.map(row), message: error?.message, canUndo: canUndo)
  }

  private static func row(for todo: TodoItem) -> TodoListViewState.Row {
    let excerpt = ContentFormatter().excerpt(from: todo.content)
    return TodoListViewState.Row(id: todo.id, title: todo.title, excerpt: excerpt)
  }
}
