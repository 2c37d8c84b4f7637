import Stage
import TraceRecording

/// The interface of the Interactor for the Router.
@Doubled
protocol OrdersInteractable: AnyObject {
  var router: (any OrdersRouting)? { get set }
  func activate()
}

/// The interface of the View for the Router.
@Doubled
protocol OrdersViewControllable: AnyObject {
  func showDetail(of row: OrdersRow)
}

/// Activates its Interactor, and shows the details of an item; with a RIB of their own, it would attach that.
@Role(.router)
final class OrdersRouter: OrdersRouting {
  let rootViewController: ViewController
  private var interactor: any OrdersInteractable
  private var viewController: any OrdersViewControllable

  init(
    interactor: any OrdersInteractable,
    viewController: any OrdersViewControllable & ViewController
  ) {
    self.interactor = interactor
    self.viewController = viewController
    rootViewController = viewController
    interactor.router = self
  }

  func load() {
    interactor.activate()
  }

  // MARK: - OrdersRouting

  func routeToDetail(of row: OrdersRow) {
    viewController.showDetail(of: row)
  }
}
