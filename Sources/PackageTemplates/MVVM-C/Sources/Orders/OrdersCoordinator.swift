import Stage
import TraceRecording

/// Makes the screen and its ViewModel, and shows the details of an item.
@Role(.coordinator)
final class OrdersCoordinator: OrdersViewModelDelegate {
  private let navigationController: NavigationController
  private let store: OrdersStoreProtocol

  init(navigationController: NavigationController, store: OrdersStoreProtocol) {
    self.navigationController = navigationController
    self.store = store
  }

  func start() {
    let viewModel = OrdersViewModel(store: store)
    viewModel.delegate = self
    let list = OrdersViewController(viewModel: viewModel)
    navigationController.pushViewController(list, animated: false)
  }

  // MARK: - OrdersViewModelDelegate

  func didSelect(_ row: OrdersRow) {
    let alert = AlertController.detail(of: row)
    navigationController.topViewController?.present(alert, animated: true)
  }
}
