/// Makes the scene of the list.
enum OrdersConfigurator {
  static func makeScene(store: OrdersStoreProtocol) -> OrdersViewController {
    let viewController = OrdersViewController()
    let interactor = OrdersInteractor(store: store)
    let presenter = OrdersPresenter()
    let router = OrdersRouter()

    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    return viewController
  }
}
