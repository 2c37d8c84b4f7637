import Publishing
import TodosShared
import TraceRecording

/// What the View and the Coordinator may ask of the Presenter.
@Doubled
protocol TodoDetailPresenterProtocol: AnyObject {
  func bind() -> Publisher<TodoDetailViewState>
  func report(_ error: TodoError?)
}

/// Turns one to-do, and what went wrong with it, into what its screen shows.
@Role(.presenter)
final class TodoDetailPresenter: TodoDetailPresenterProtocol {
  private let todoID: Int
  private var repository: TodoRepositoryProtocol
  private let errors = Subject<TodoError?>(TodoError?.none)

  init(todoID: Int, repository: TodoRepositoryProtocol) {
    self.todoID = todoID
    self.repository = repository
  }

  func bind() -> Publisher<TodoDetailViewState> {
    repository.todo(id: todoID).combineLatest(errors.publisher).map(Self.mapToViewState)
  }

  func report(_ error: TodoError?) {
    if error != errors.value { errors.send(error) }
  }
}

// MARK: - Mapping

extension TodoDetailPresenter {
  static func mapToViewState(_ todo: TodoItem, _ error: TodoError? = nil) -> TodoDetailViewState {
    TodoDetailViewState(title: todo.title, content: todo.content, message: error?.message)
  }
}
