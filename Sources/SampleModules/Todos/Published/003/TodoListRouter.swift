import Stage
import TraceRecording

/// Makes the list and leads on to one to-do.
@Role(.router)
final class TodoListRouter: TodoListRouterProtocol {
  private var todoStore: TodoStoreProtocol

  private init(todoStore: TodoStoreProtocol) {
    self.todoStore = todoStore
  }

  static func createTodoListModule(todoStore: TodoStoreProtocol) -> ViewController {
    let view = TodoListViewController()
    let presenter = TodoListPresenter()
    let interactor = TodoListInteractor(todoStore: todoStore)
    let router = TodoListRouter(todoStore: todoStore)

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
    return view
  }

  func presentToDoDetailScreen(from view: TodoListViewProtocol, for todo: TodoItem) {
    guard let viewController = view as? ViewController else {
      // As published; the module itself never gets here.
      fatalError("the View is no ViewController")
    }
    let detail = TodoDetailRouter.createTodoDetailRouterModule(with: todo, todoStore: todoStore)
    viewController.navigationController?.pushViewController(detail, animated: true)
  }
}
