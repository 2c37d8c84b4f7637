import Publishing
import TodosShared
import TraceRecording

/// The interface of the Presenter for the View and the Coordinator.
@Doubled
protocol TodoDetailPresenterProtocol: AnyObject {
  func bind() -> Publisher<TodoDetailViewState>
  func report(_ error: TodoError?)
}

/// Maps one to-do and its last error to the view state of its screen.
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
