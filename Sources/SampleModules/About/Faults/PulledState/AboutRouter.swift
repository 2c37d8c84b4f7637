import Stage

/// Makes the module; nothing leads on from there.
enum AboutRouter {
  static func createModule() -> ViewController {
    let view = AboutViewController()
    let presenter = AboutPresenter()
    let interactor = AboutInteractor()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    return view
  }
}
