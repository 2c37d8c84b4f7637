import ProductsShared
import Stage
import TraceRecording

/// Makes the module and navigates to the page of a product.
@Role(.router)
final class ProductListRouter: ProductListRouterProtocol {
  static func createModule(store: ProductStoreProtocol) -> ViewController {
    let view = ProductListViewController()
    let presenter = ProductListPresenter()
    let interactor = ProductListInteractor(store: store)
    let router = ProductListRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
    return view
  }

  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity) {
    guard let viewController = view as? ViewController else { return }
    let detail = ProductDetailRouter.createModule(with: product)
    viewController.navigationController?.pushViewController(detail, animated: true)
  }
}
