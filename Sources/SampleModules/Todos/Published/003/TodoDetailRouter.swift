import Stage
import TraceRecording

/// Makes the screen of one to-do, and navigates back from it.
@Role(.router)
final class TodoDetailRouter: TodoDetailRouterProtocol {
  static func createTodoDetailRouterModule(with todo: TodoItem) -> ViewController {
    let view = TodoDetailViewController()
    let presenter = TodoDetailPresenter()
    view.presenter = presenter
    presenter.view = view
    let interactor = TodoDetailInteractor()
    interactor.todoItem = todo
    interactor.presenter = presenter
    presenter.interactor = interactor
    let router = TodoDetailRouter()
    presenter.router = router
    return view
  }

  func navigateBackToListViewController(from view: TodoDetailViewProtocol) {
    guard let viewController = view as? ViewController else {
      // As published; unreachable, since the View is always a `ViewController`.
      fatalError("the View is no ViewController")
    }
    viewController.navigationController?.popViewController(animated: true)
  }
}
