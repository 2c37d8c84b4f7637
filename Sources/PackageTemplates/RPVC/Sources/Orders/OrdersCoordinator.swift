import Stage
import TraceRecording

/// Makes the screens, owns their navigation stack, and navigates between them.
@Role(.coordinator)
final class OrdersCoordinator: OrdersViewControllerDelegate {
  private let navigationController: NavigationController
  private var repository: OrdersRepositoryProtocol

  init(navigationController: NavigationController, repository: OrdersRepositoryProtocol) {
    self.navigationController = navigationController
    self.repository = repository
  }

  func start() {
    let list = OrdersViewController(presenter: OrdersPresenter(repository: repository))
    list.delegate = self
    navigationController.pushViewController(list, animated: false)
  }

  // MARK: - OrdersViewControllerDelegate

  func didSelect(_ row: OrdersRow) {
    let alert = AlertController(title: row.title, message: row.detail)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    navigationController.topViewController?.present(alert, animated: true)
  }
}
