import Publishing
import TodosShared
import TraceRecording

/// What the View may ask of the Presenter.
@Traced
protocol TodoDetailPresenterProtocol: AnyObject {
  func viewState() -> Publisher<TodoDetailViewState>
  func editTodo(title: String, content: String)
  func deleteTodo()
}

/// Turns one to-do into what its screen shows.
@Role(.presenter)
final class TodoDetailPresenter: TodoDetailPresenterProtocol {
  weak var coordinator: TodoCoordinatorProtocol?
  private var repository: TodoRepositoryProtocol

  private let state: Subject<TodoDetailViewState>
  private var todo: TodoItem

  init(todo: TodoItem, repository: TodoRepositoryProtocol) {
    self.todo = todo
    self.repository = repository
    state = Subject(Self.mapToViewState(todo))
  }

  func viewState() -> Publisher<TodoDetailViewState> {
    state.publisher
  }

  func editTodo(title: String, content: String) {
    let edited = TodoItem(id: todo.id, title: title, content: content)
    do {
      try repository.updateTodo(edited)
      todo = edited
      state.send(Self.mapToViewState(todo))
    } catch {
      state.send(Self.mapToViewState(todo, error))
    }
  }

  func deleteTodo() {
    do {
      try repository.removeTodo(todo)
      coordinator?.closeDetail()
    } catch {
      state.send(Self.mapToViewState(todo, error))
    }
  }
}

// MARK: - Mapping

extension TodoDetailPresenter {
  static func mapToViewState(_ todo: TodoItem, _ error: TodoError? = nil) -> TodoDetailViewState {
    TodoDetailViewState(title: todo.title, content: todo.content, message: error?.message)
  }
}
