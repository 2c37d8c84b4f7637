import TodosShared
import TraceRecording

/// Formats one to-do for the View, and reports its edit or deletion to the module output.
@Role(.presenter)
final class TodoDetailPresenter: TodoDetailPresentation, TodoDetailInteractorOutput {
  weak var view: (any TodoDetailView)?
  var interactor: TodoDetailInteractorInput?
  var router: TodoDetailWireframe?
  weak var moduleOutput: TodoDetailModuleOutput?

  // MARK: - TodoDetailPresentation

  func viewDidLoad() {
    interactor?.retrieveTodo()
  }

  func editTodo(title: String, content: String) {
    interactor?.editTodo(title: title, content: content)
  }

  func deleteTodo() {
    interactor?.deleteTodo()
  }

  // MARK: - TodoDetailInteractorOutput

  func didRetrieveTodo(_ todo: TodoItem) {
    view?.showTodo(page(for: todo))
  }

  func didEditTodo(_ todo: TodoItem) {
    view?.showTodo(page(for: todo))
    moduleOutput?.didEdit(todo)
  }

  func didDeleteTodo(_ todo: TodoItem) {
    moduleOutput?.didDelete(todo)
    guard let view else { return }
    router?.navigateBack(from: view)
  }

  func onError(_ error: TodoError) {
    if case .gone(let todo) = error { moduleOutput?.didDelete(todo) }
    view?.showErrorMessage(error.message)
  }

  // MARK: - Formatting

  private func page(for todo: TodoItem) -> TodoPage {
    TodoPage(title: todo.title, content: todo.content)
  }
}
