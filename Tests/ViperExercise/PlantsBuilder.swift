import Stage

/// Makes and connects the objects of the module.
enum PlantsBuilder {
  static func build(store: PlantsStoreProtocol) -> ViewController {
    let view = PlantsViewController()
    let presenter = PlantsPresenter()
    let interactor = PlantsInteractor(store: store)

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = PlantsRouter()
    interactor.presenter = presenter
    return view
  }
}
