import Stage
import TraceRecording

/// Creates and wires the objects of the module, and shows the details of an item.
///
/// The screen is never released: find the reference that keeps the screen alive, and repair it.
@Role(.router)
final class OrdersRouter: OrdersRouterProtocol {
  @Unseen var viewController: ViewController?

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
    router.viewController = view
    return view
  }

  func showDetail(of row: OrdersRow, from view: OrdersViewProtocol) {
    let alert = AlertController(title: row.title, message: row.detail)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    viewController?.present(alert, animated: true)
  }
}
