import Publishing
import TodosShared
import TraceRecording

/// The interface of the Presenter for the View and the Coordinator.
@Doubled
protocol TodoListPresenterProtocol: AnyObject {
  func bind() -> Publisher<TodoListViewState>
  func report(_ error: TodoError?)
}

/// Maps the to-dos and the last error to the view state of the list.
@Role(.presenter)
final class TodoListPresenter: TodoListPresenterProtocol {
  private var repository: TodoRepositoryProtocol
  private let errors = Subject<TodoError?>(TodoError?.none)

  init(repository: TodoRepositoryProtocol) {
    self.repository = repository
  }

  func bind() -> Publisher<TodoListViewState> {
    var isFirst = true
    let todos = repository.todos().map { [weak self] todos in
      // A message is about the list before this one.
      if !isFirst { self?.report(nil) }
      isFirst = false
      return todos
    }
    return todos.combineLatest(errors.publisher).map(Self.mapToViewState)
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
