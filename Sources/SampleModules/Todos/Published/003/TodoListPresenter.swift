import Stage
import TraceRecording

/// Passes requests of the View to the Interactor, and results of the Interactor to the View.
@Role(.presenter)
final class TodoListPresenter: TodoListPresenterProtocol, TodoListInteractorOutputProtocol {
  weak var view: TodoListViewProtocol?
  var interactor: TodoListInteractorInputProtocol?
  var router: TodoListRouterProtocol?

  func viewWillAppear() {
    interactor?.retrieveTodos()
  }

  func showTodoDetail(_ todo: TodoItem) {
    guard let view else { return }
    router?.presentToDoDetailScreen(from: view, for: todo)
  }

  func addTodo(_ todo: TodoItem) {
    interactor?.saveTodo(todo)
  }

  func removeTodo(_ todo: TodoItem) {
    interactor?.deleteTodo(todo)
  }

  // MARK: - TodoListInteractorOutputProtocol

  func didAddTodo(_ todo: TodoItem) {
    interactor?.retrieveTodos()
  }

  func didRemoveTodo(_ todo: TodoItem) {
    interactor?.retrieveTodos()
  }

  func didRetrieveTodos(_ todos: [TodoItem]) {
    view?.showTodos(todos)
  }

  func onError(message: String) {
    view?.showErrorMessage(message)
  }
}
