import Stage
import TraceRecording

/// Makes and wires the module, and leads on to one item.
///
/// The screen is never released: find out who keeps it, and let it go.
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
