import ProductsShared
import TraceRecording

/// Decides whether there is anything to show.
@Role(.presenter)
final class ProductListPresenter: ProductListPresenterProtocol, ProductListPresenterOutputProtocol {
  weak var view: ProductListViewProtocol?
  var interactor: ProductListInteractorProtocol?
  var router: ProductListRouterProtocol?

  // MARK: - ProductListPresenterProtocol

  func fetchProducts() {
    interactor?.getProducts()
  }

  // MARK: - ProductListPresenterOutputProtocol

  func didFetchProducts(_ products: [ProductEntity]) {
    if products.isEmpty {
      view?.showError("No products found.")
    } else {
      view?.showProducts(products)
    }
  }
}
