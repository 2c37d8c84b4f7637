import ProductsShared
import Stage
import TraceRecording

/// Makes the screens, owns the first of them, and leads from one to the next.
@Role(.coordinator)
final class ProductCoordinator: ProductListViewControllerDelegate {
  private var repository: ProductRepositoryProtocol
  private var viewController: ViewController?

  init(store: ProductStoreProtocol) {
    repository = ProductRepository(store: store)
  }

  func start() -> ViewController {
    let presenter = ProductListPresenter(repository: repository)
    let list = ProductListViewController(presenter: presenter)
    list.delegate = self
    viewController = list
    return list
  }

  // MARK: - ProductListViewControllerDelegate

  func didSelectProduct(id: Int) {
    let presenter = ProductDetailPresenter(productID: id, repository: repository)
    let detail = ProductDetailViewController(presenter: presenter)
    viewController?.navigationController?.pushViewController(detail, animated: true)
  }
}
