import Stage
import TraceRecording

/// Passes requests of the View to the Interactor; reads the to-do from the Interactor's property.
@Role(.presenter)
final class TodoDetailPresenter: TodoDetailPresenterProtocol, TodoDetailInteractorOutputProtocol {
  weak var view: TodoDetailViewProtocol?
  var interactor: TodoDetailInteractorInputProtocol?
  var router: TodoDetailRouterProtocol?

  func viewDidLoad() {
    guard let todo = interactor?.todoItem else { return }
    view?.showToDo(todo)
  }

  func editTodo(title: String, content: String) {
    interactor?.editTodo(title: title, content: content)
  }

  func deleteTodo() {
    interactor?.deleteTodo()
  }

  // MARK: - TodoDetailInteractorOutputProtocol

  func didDeleteTodo() {
    guard let view else { return }
    router?.navigateBackToListViewController(from: view)
  }

  func didEditTodo(_ todo: TodoItem) {
    view?.showToDo(todo)
  }
}
