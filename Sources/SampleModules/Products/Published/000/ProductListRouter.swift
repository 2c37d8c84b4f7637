import ProductsShared
import Stage
import TraceRecording

/// Makes the module; could navigate to the page of a product, but is never asked to.
@Role(.router)
final class ProductListRouter: ProductListRouterProtocol {
  static func createModule(products: [ProductEntity]? = nil) -> ViewController {
    let view = ProductListViewController()
    let presenter = ProductListPresenter()
    let interactor = ProductListInteractor(given: products)
    let router = ProductListRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
    return view
  }

  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity) {
    let detailVC = ProductDetailRouter.createModule(with: product)
    if let sourceVC = view as? ViewController {
      sourceVC.navigationController?.pushViewController(detailVC, animated: true)
    }
  }
}
