import Stage
import TraceRecording

/// Makes the module.
@Role(.router)
final class ToDoRouter: ToDoWireframe {
  static func createModule() -> ViewController {
    let view = ToDoViewController()
    let presenter = ToDoPresenter()
    let interactor = ToDoInteractor()
    let router = ToDoRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    return view
  }
}
