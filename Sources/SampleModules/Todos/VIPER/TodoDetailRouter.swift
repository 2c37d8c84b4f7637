import Stage
import TodosShared
import TraceRecording

/// Makes the screen of one to-do, and navigates back from it.
@Role(.router)
final class TodoDetailRouter: TodoDetailWireframe {
  /// Makes the module for one to-do; `output` receives its edit or deletion.
  static func createModule(
    with todo: TodoItem,
    store: TodoStoreProtocol,
    output: TodoDetailModuleOutput
  ) -> ViewController {
    let view = TodoDetailViewController()
    let presenter = TodoDetailPresenter()
    let interactor = TodoDetailInteractor(todo: todo, store: store)
    let router = TodoDetailRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    presenter.moduleOutput = output
    interactor.output = presenter
    return view
  }

  func navigateBack(from view: any TodoDetailView) {
    guard let viewController = view as? ViewController else { return }
    viewController.navigationController?.popViewController(animated: true)
  }
}
