import Stage
import TraceRecording

/// Creates and wires the objects of the module, and shows the details of an item.
@Role(.router)
final class OrdersRouter: OrdersRouterProtocol {
  static func createModule(store: OrdersStoreProtocol) -> ViewController {
    let view = OrdersViewController()
    let presenter = OrdersPresenter()
    let interactor = OrdersInteractor(store: store)
    let router = OrdersRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
    return view
  }

  func showDetail(of row: OrdersRow, from view: OrdersViewProtocol) {
    guard let viewController = view as? ViewController else { return }
    let alert = AlertController(title: row.title, message: row.detail)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    viewController.present(alert, animated: true)
  }
}
