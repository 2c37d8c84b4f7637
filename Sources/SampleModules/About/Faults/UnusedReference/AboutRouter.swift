import Stage
import TraceRecording

/// Makes the module.
@Role(.router)
final class AboutRouter: AboutRouterProtocol {
  static func createModule() -> ViewController {
    let view = AboutViewController()
    let presenter = AboutPresenter()
    let interactor = AboutInteractor()
    let router = AboutRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
    return view
  }
}
