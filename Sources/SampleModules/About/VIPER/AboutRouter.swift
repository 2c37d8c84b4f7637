import Stage

/// Makes the module; no navigation starts from there.
enum AboutRouter {
  static func createModule() -> ViewController {
    let view = AboutViewController()
    let presenter = AboutPresenter()
    let interactor = AboutInteractor()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    interactor.presenter = presenter
    return view
  }
}
