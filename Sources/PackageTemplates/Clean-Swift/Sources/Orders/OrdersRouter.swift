import Stage
import TraceRecording

/// Shows the details of an item; with a scene of their own, it would pass data to the data store there.
@Role(.router)
final class OrdersRouter: OrdersRoutingLogic {
  weak var viewController: ViewController?

  func routeToDetail(of row: OrdersRow) {
    viewController?.present(AlertController.detail(of: row), animated: true)
  }
}
