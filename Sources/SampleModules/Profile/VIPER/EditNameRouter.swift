import Stage
import TraceRecording

/// Makes the module, and closes its screen.
@Role(.router)
final class EditNameRouter: EditNameWireframe {
  static func createModule(name: String, output: EditNameModuleOutput) -> ViewController {
    let view = EditNameViewController()
    let presenter = EditNamePresenter(name: name)

    view.presenter = presenter
    presenter.view = view
    presenter.output = output
    presenter.router = EditNameRouter()
    return view
  }

  func close(_ view: EditNameViewInput) {
    guard let viewController = view as? ViewController else { return }
    viewController.navigationController?.popViewController(animated: true)
  }
}
