import Stage
import TodosShared
import TraceRecording

/// Makes the list, and navigates to the screen of one to-do.
@Role(.router)
final class TodoListRouter: TodoListWireframe {
  private var store: TodoStoreProtocol

  private init(store: TodoStoreProtocol) {
    self.store = store
  }

  static func createModule(store: TodoStoreProtocol) -> ViewController {
    let view = TodoListViewController()
    let presenter = TodoListPresenter()
    let interactor = TodoListInteractor(store: store)
    let router = TodoListRouter(store: store)

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    return view
  }

  func presentTodoDetail(
    from view: any TodoListView,
    for todo: TodoItem,
    output: TodoDetailModuleOutput
  ) {
    guard let viewController = view as? ViewController else { return }
    let detail = TodoDetailRouter.createModule(with: todo, store: store, output: output)
    viewController.navigationController?.pushViewController(detail, animated: true)
  }
}
