import Stage
import TraceRecording

/// Makes the list, and navigates to the screen of one to-do.
@Role(.router)
final class TodoListRouter: TodoListRouterProtocol {
  static func createTodoListModule() -> ViewController {
    let view = TodoListViewController()
    let presenter = TodoListPresenter()
    let interactor = TodoListInteractor()
    let router = TodoListRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
    return NavigationController(rootViewController: view)
  }

  func presentToDoDetailScreen(from view: TodoListViewProtocol, for todo: TodoItem) {
    let detail = TodoDetailRouter.createTodoDetailRouterModule(with: todo)
    guard let viewController = view as? ViewController else {
      // As published; unreachable, since the View is always a `ViewController`.
      fatalError("the View is no ViewController")
    }
    viewController.navigationController?.pushViewController(detail, animated: true)
  }
}
