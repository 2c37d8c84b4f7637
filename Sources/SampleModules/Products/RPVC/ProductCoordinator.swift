import ProductsShared
import Stage
import TraceRecording

/// Makes the screens, owns their navigation stack, and navigates between them.
@Role(.coordinator)
final class ProductCoordinator: ProductListViewControllerDelegate {
  private let navigationController: NavigationController
  private var repository: ProductRepositoryProtocol

  init(navigationController: NavigationController, repository: ProductRepositoryProtocol) {
    self.navigationController = navigationController
    self.repository = repository
  }

  func start() {
    let presenter = ProductListPresenter(repository: repository)
    let list = ProductListViewController(presenter: presenter)
    list.delegate = self
    navigationController.pushViewController(list, animated: false)
  }

  // MARK: - ProductListViewControllerDelegate

  func didSelectProduct(id: Int) {
    let presenter = ProductDetailPresenter(productID: id, repository: repository)
    let detail = ProductDetailViewController(presenter: presenter)
    navigationController.pushViewController(detail, animated: true)
  }
}
