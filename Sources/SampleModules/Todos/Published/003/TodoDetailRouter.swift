import Stage
import TraceRecording

/// Makes the screen of one to-do and leads back from it.
@Role(.router)
final class TodoDetailRouter: TodoDetailRouterProtocol {
  static func createTodoDetailRouterModule(with todo: TodoItem) -> ViewController {
    let view = TodoDetailViewController()
    let presenter = TodoDetailPresenter()
    let interactor = TodoDetailInteractor()
    let router = TodoDetailRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
    interactor.todoItem = todo
    return view
  }

  func navigateBackToListViewController(from view: TodoDetailViewProtocol) {
    guard let viewController = view as? ViewController else {
      // As published; the module itself never gets here.
      fatalError("the View is no ViewController")
    }
    viewController.navigationController?.popViewController(animated: true)
  }
}
